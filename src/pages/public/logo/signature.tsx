import name from '#content/logo-name.json';
import { LOGO_DOT, LOGO_NAME_TRANSFORM, LOGO_STROKE } from '#core/site/logo-shapes.ts';

/** Right edge of the name, in the monogram's units. */
export const SIGNATURE_WIDTH = Math.ceil(52 + name.width * 0.03);

/** The name's shape stands once in the page; every drawing refers to it. */
export function SignatureSource() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <path id="logo-name" d={name.path} />
    </svg>
  );
}

/** What the signature fills of its field: from the monogram's edges to the name's end and its lowest letter. */
export const BOX = { x: 4, y: 5, width: SIGNATURE_WIDTH - 4, height: 32 };

/** The signature inside a drawing of 40 units' height, in the current colour. */
export function SignatureShape({ dot = '#cb333b' }: { dot?: string }) {
  return (
    <>
      <path d={LOGO_STROKE} fill="none" stroke="currentColor" strokeWidth="5" />
      <path d={LOGO_DOT} fill={dot} />
      <use href="#logo-name" fill="currentColor" transform={LOGO_NAME_TRANSFORM} />
    </>
  );
}

/** The signature as it should be; `mark` for the monogram alone. */
export function Signature({ className, mark = false }: { className?: string; mark?: boolean }) {
  const width = mark ? 40 : SIGNATURE_WIDTH;
  return (
    <svg className={className} viewBox={`0 0 ${width} 40`} aria-hidden="true">
      {mark ? (
        <>
          <path d={LOGO_STROKE} fill="none" stroke="currentColor" strokeWidth="5" />
          <path d={LOGO_DOT} fill="#cb333b" />
        </>
      ) : (
        <SignatureShape />
      )}
    </svg>
  );
}
