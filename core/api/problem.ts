/** What is wrong with one field or parameter (an extension of RFC 9457). */
export interface ErrorDetail {
  /** JSON pointer into the body, or the name of a parameter or header. */
  pointer: string;
  detail: string;
  /** Machine-readable kind of the error. */
  code?: string;
}

/** The body of every error response of the API (RFC 9457, spec 7). */
export interface Problem {
  type: 'about:blank';
  status: number;
  title: string;
  detail?: string;
  errors?: readonly ErrorDetail[];
}
