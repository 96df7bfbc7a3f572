import s from './arrow-link.module.css';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  href: string;
  children: string;
  /** Accessible name, where the visible words do not tell the target (brief 10.3, 7). */
  label?: string;
  icon?: IconName;
}

export function ArrowLink({ href, children, label, icon = 'arrow' }: Props) {
  return (
    <a className={s.link} href={href} aria-label={label}>
      {children}
      <Icon name={icon} className={s.icon} />
    </a>
  );
}
