import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hasPage, type PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './navigation.module.css';

interface Words {
  children: string;
  /** Accessible name, where the visible words do not tell the target. */
  label?: string;
}

type Target = { to: PageId; at?: Parameters<typeof hrefFor>[2] };

/** A link on a line of its own, to a page of the site or, by `href`, to another address. To a page that is left out there is none. */
export function ArrowLink({ children, label, ...target }: Words & (Target | { href: string })) {
  const { i18n } = useTranslation();
  if ('to' in target && !hasPage(target.to)) return null;
  const href = 'to' in target ? hrefFor(i18n.language as Locale, target.to, target.at) : target.href;
  return (
    <a className={s.arrowLink} href={href}>
      {label ? (
        <span>
          <NamedText name={label} text={children} />
        </span>
      ) : (
        children
      )}
      <Icon name="arrow" className={s.icon} />
    </a>
  );
}

/** The visible words inside the whole name: read out, and followed, as one. */
export function NamedText({ name, text }: { name: string; text: string }) {
  const at = name.indexOf(text);
  const [before, after] = at < 0 ? [`${name} `, ''] : [name.slice(0, at), name.slice(at + text.length)];
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {text}
      {after && <span className="visually-hidden">{after}</span>}
    </>
  );
}
