import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { findForbiddenTag } from '#core/posts/post-markup.ts';
import { refreshAos, revealOnScroll } from '#src/shared/dom/reveal-on-scroll.ts';
import s from '../post.module.css';

let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined;

/** The policy `post-html`: lets through what the pipeline compiled, and throws at anything else, however it is written. */
function trustPostHtml(html: string): string {
  const forbidden = findForbiddenTag(html);
  if (forbidden) throw new TypeError(`${forbidden.slice(0, 40)} may not stand in a post`);
  return html;
}

function toTrusted(html: string): string {
  policy ??= (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes?.createPolicy('post-html', {
    createHTML: trustPostHtml,
  });
  return (policy?.createHTML(html) ?? trustPostHtml(html)) as string;
}

/**
 * A post's body. Both variants stand in the document where they differ, and the style sheet shows one (spec 3).
 * The document's own HTML is kept when the app starts; the state does not hold the body a second time.
 */
export function PostBody({ pc, mobile }: { pc: string; mobile: string }) {
  if (pc === mobile) return <Body html={pc} variant="pc" className="" />;
  return (
    <>
      <Body html={pc} variant="pc" className="only-pc" />
      <Body html={mobile} variant="mobile" className="only-mobile" />
    </>
  );
}

function Body({ html, variant, className }: { html: string; variant: 'pc' | 'mobile'; className: string }) {
  const trusted = useMemo(() => ({ __html: toTrusted(html) }), [html]);
  const ref = useRevealChildren<HTMLDivElement>(html);
  useCaptions(ref, html);
  return (
    <div
      ref={ref}
      className={`${s.body} ${className}`}
      data-post-body={variant}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled by the pipeline and checked by the policy above
      dangerouslySetInnerHTML={trusted}
    />
  );
}

/** Films of a compiled body show their captions when they first play. */
function useCaptions(body: RefObject<HTMLElement | null>, html: string): void {
  const { i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other elements, and the listeners go with the old ones
  useEffect(() => {
    for (const video of body.current?.querySelectorAll('video') ?? []) {
      // A default track would be fetched with the page (pipeline/content/body-media.ts). Later the visitor may have turned it off.
      const showCaptions = () => {
        for (const track of video.textTracks) if (track.language === i18n.language) track.mode = 'showing';
      };
      video.addEventListener('play', showCaptions, { once: true });
    }
  }, [html]);
}

/** Reveals the elements of compiled HTML one by one. React knows nothing of them, so that the attribute is set by hand. */
export function useRevealChildren<Element extends HTMLElement>(html: string): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other elements
  useEffect(() => {
    const stops = [...(ref.current?.children ?? [])].map((child) =>
      revealOnScroll(child, () => {
        child.setAttribute('data-aos', 'rise');
        refreshAos();
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [html]);
  return ref;
}
