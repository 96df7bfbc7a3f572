/** A fault in one field or parameter (RFC 9457 extension). */
export interface FieldFault {
  /** JSON pointer into the body, or the name of a parameter or header. */
  pointer: string;
  detail: string;
  /** What kind of fault, for programs. */
  code?: string;
}

/** What the API answers when it cannot do what it is asked (RFC 9457, design 6). */
export interface Problem {
  type: 'about:blank';
  status: number;
  title: string;
  detail?: string;
  errors?: readonly FieldFault[];
}
