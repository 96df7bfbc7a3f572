import { useTranslation } from 'react-i18next';
import type { Download } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from '../post.module.css';

interface Props {
  file: Download;
  label: string;
  /** What is in the file, where nothing beside the link says so to those who do not see it. */
  name?: string;
}

/** Its extension, of which `jpg` has a name of its own. */
const kindOf = ({ url }: Download) => url.replace(/^.*\./, '').toUpperCase().replace('JPG', 'JPEG');

export function DownloadLink({ file, label, name }: Props) {
  const { i18n } = useTranslation();
  return (
    <a className={s.link} href={file.url} download>
      <Icon name="download" />
      <span className={s.label}>
        {label}
        {name && <span className="visually-hidden">{` (${name})`}</span>}
      </span>
      <span className={s.size}>{`${kindOf(file)}, ${fileSize(file.bytes, i18n.language as Locale)}`}</span>
    </a>
  );
}
