/**
 * An address whose fragment can be decoded. React Router decodes it to scroll to what it names, and throws where it is no
 * percent-encoding: `#50%` is then what it looks like, a text that nobody has encoded.
 */
export function encodeFragment(address: string): string {
  const [rest, ...parts] = address.split('#');
  const fragment = parts.join('#');
  return decodeFragment(fragment) === undefined ? `${rest}#${fragment.replaceAll('%', '%25')}` : address;
}

/** Undefined for what is no percent-encoding: the fragment is whatever stands in the address bar. */
function decodeFragment(fragment: string): string | undefined {
  // What it gives is used: minifiers take the call for one without an effect, and remove it where it stands alone.
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** Keeps to it what is typed into the address bar, written by a script, or followed within the page by the browser itself. */
export function encodeFragmentOfPage(): void {
  const encode = () => {
    const encoded = encodeFragment(location.href);
    if (encoded !== location.href) history.replaceState(history.state, '', encoded);
  };
  encode();
  addEventListener('popstate', encode);
}
