/** What a build keeps of a page without files. */
export const facts = {
  digest: 'd',
  styleHash: '',
  text: 't',
  files: { all: [], phone: [], wide: [], downloads: [] },
  beyondShell: [],
  pictures: [],
};
