import { useTranslation } from 'react-i18next';
import type { PostType } from '#core/site/pages.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './copy-link.module.css';

/** Opens the offline library at this post; the address says so (src/app/overlays/overlay-table.ts). */
export function SaveOffline({ type, id, title }: { type: PostType; id: string; title?: string }) {
  const { t } = useTranslation(type);
  const label = t('saveOffline');
  return (
    <a className={s.button} href={`#offline-library/${type}/${id}`} aria-label={title && `${label}: ${title}`} data-needs-app="">
      <Icon name="plus" />
      {label}
    </a>
  );
}
