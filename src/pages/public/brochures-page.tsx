import { useTranslation } from 'react-i18next';
import { PHONE } from '#core/site/constants.ts';
import { shortDate } from '#core/site/dates.ts';
import { fileSize } from '#core/site/sizes.ts';
import type { ItemsProps } from '#src/features/posts/list/post-list.tsx';
import { useCategoryName } from '#src/features/posts/post-marks.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Logo } from '#src/ui/media/logo.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { createListPage } from './create-list-page.tsx';
import s from './lists.module.css';

export const Component = createListPage('brochures', BrochureItems);

function BrochureItems({ locale, list }: ItemsProps) {
  const { t } = useTranslation('brochures');
  const nameOf = useCategoryName('brochures');
  return (
    <ul className={s.brochures}>
      {list.items.map(({ id, title, summary, category, date, image, files = [] }) => (
        <Reveal as="li" key={id} id={id}>
          <article className={s.brochure}>
            <div className={s.cover} aria-hidden="true">
              {image && <Picture image={image} sizes={`${PHONE} 100vw, 36rem`} decorative />}
              <div className={s.field}>
                <span className={s.coverTitle}>{title}</span>
                <Logo />
              </div>
            </div>
            <div className={s.words}>
              <h2 className={s.title}>{title}</h2>
              <p className={s.summary}>{summary}</p>
              <p className={s.meta}>
                <span>{nameOf(category)}</span>
                <time dateTime={date}>{shortDate(date, locale)}</time>
              </p>
              <ul className={s.files}>
                {files.map((file) => {
                  const language = t(`languages.${file.locale}`);
                  return (
                    <li key={file.url} className={s.file}>
                      <span className="note">{t('detail', { language, count: file.pages, size: fileSize(file.bytes, locale) })}</span>
                      <a className={`whole ${s.download}`} href={file.url} aria-label={t('downloadOf', { title, language })} download>
                        {t('download')}
                        <Icon name="arrow" className={s.arrow} />
                      </a>
                    </li>
                  );
                })}
              </ul>
            </div>
          </article>
        </Reveal>
      ))}
    </ul>
  );
}
