/** Stands in for the module `site:inputs`, which the build makes, in unit tests that do not mock it. */
const inputs = {
  origin: 'https://www.example.com',
  apiBase: 'https://api.test',
  hasApi: true,
  analytics: { tracker: 'own', vitalsSample: 1 },
  assets: { base: '/images', env: 'test' },
  logoName: 'Example',
  familySites: 0,
};
export default inputs;
