/** A file of the site, as the build lists it. The server sends what is listed, and nothing else. */
export interface ListedFile {
  /** Path below the site's folder. */
  file: string;
  /** Begins the ETag: equal content, equal digest. */
  digest: string;
  bytes: number;
  /** Bytes of the compressed files beside it (`.br`, `.gz`), where there are any. */
  br?: number;
  gzip?: number;
  /** Of the pages that tell of an error. */
  status?: 404;
  /** Source expression of a document's inline style, for its content policy. */
  styleHash?: string;
}

/** What a release consists of. A build writes it when all else is there. */
export interface ReleaseList {
  /** Digest of the server's own code. */
  server: string;
  /** The files of the site, by their addresses. */
  files: Readonly<Record<string, ListedFile>>;
}

/** Where the list is in a release. */
export const RELEASE_LIST = 'files.json';
/** The folder of releases, beside the link to the one in place. */
export const RELEASES = 'releases';
/** A file of a release whose service worker is the kill switch (docs/offline.md): builds that come by the clock keep it. */
export const KILL_SWITCH_MARK = 'kill-switch';
