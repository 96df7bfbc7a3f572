/** What a build keeps of a page without files. */
export const facts = {
  digest: 'd',
  styleHash: '',
  files: { needed: [], downloads: [] },
  beyondShell: [],
  pictures: [],
};
