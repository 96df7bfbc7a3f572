// npm's commands import this first: settings may stand in `.env` (docs/settings.md). Node's own option for it would say in each of them
// that there is no such file, which is no error.
try {
  process.loadEnvFile();
} catch (error) {
  if (error.code !== 'ENOENT') throw new Error(`.env cannot be read: ${error.message}`);
}
