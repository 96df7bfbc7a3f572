import { Icon, type IconName } from '#src/ui/media/icon.tsx';
import s from './arrow-link.module.css';

interface Props {
  href: string;
  children: string;
  /** Accessible name, where the visible words do not tell the target. */
  label?: string;
  icon?: IconName;
}

export function ArrowLink({ href, children, label, icon = 'arrow' }: Props) {
  return (
    <a className={s.link} href={href}>
      {label ? (
        <span>
          <NamedText name={label} text={children} />
        </span>
      ) : (
        children
      )}
      <Icon name={icon} className={s.icon} />
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
