import { Children, isValidElement, type ReactElement, type ReactNode, useEffect, useRef } from 'react';

/**
 * Helmet in the browser. The build collects its tags with the whole library; here only what follows a navigation
 * is left: title, language, and the tags that name the page (docs/decisions).
 */
export function HelmetProvider({ children }: { children: ReactNode }) {
  return children;
}

type Tag = ReactElement<Record<string, string> & { children?: ReactNode }>;

const OWN = 'meta[name="description"], meta[name="keywords"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';

export function Helmet({ children }: { children: ReactNode; prioritizeSeoTags?: boolean }) {
  const tags = Children.toArray(children).filter((child): child is Tag => isValidElement(child));
  const title = [tags.find((tag) => tag.type === 'title')?.props.children].flat().join('');
  const signature = JSON.stringify(tags.map((tag) => [tag.type, tag.props]));
  const written = useRef(document.title === '' ? '' : signature);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the tags
  useEffect(() => {
    // The document came with its own, but for the development server's.
    if (written.current === signature) return;
    written.current = signature;
    if (document.title !== title) document.title = title;
    const fresh: Element[] = [];
    for (const tag of tags) {
      if (tag.type === 'html') document.documentElement.lang = tag.props.lang ?? '';
      if (tag.type !== 'meta' && tag.type !== 'link') continue;
      const element = document.createElement(tag.type);
      for (const [name, value] of Object.entries(tag.props)) element.setAttribute(name.toLowerCase(), value as string);
      fresh.push(element);
    }
    for (const old of document.head.querySelectorAll(OWN)) old.remove();
    document.head.append(...fresh);
  }, [signature]);
  return null;
}
