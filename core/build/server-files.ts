/** Digests (SHA-256, hex) of what the server reads of a build besides the site, by their paths in `dist`: server-files.json. */
export type ServerFiles = Readonly<Record<string, string>>;

export const SERVER_FILES = 'server-files.json';
