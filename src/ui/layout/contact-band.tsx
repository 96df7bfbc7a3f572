import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '#core/site/image.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './contact-band.module.css';

/** The last word of a page: write to us. Its page loads the namespace `band`. */
export function ContactBand({ locale, image, category }: { locale: Locale; image: ImageAsset; category?: string }) {
  const { t } = useTranslation(['band', 'menu']);
  return (
    <section className={s.contact} aria-labelledby="contact">
      <Picture image={image} sizes="100vw" className={s.image} decorative />
      <Reveal className={`wrap ${s.words}`}>
        <h2 id="contact">{t('heading')}</h2>
        <p>{t('lead')}</p>
        <ButtonLink look="red" href={hrefFor(locale, 'contact', { query: { category } })}>
          {t('menu:items.contact')}
          <Icon name="arrow" />
        </ButtonLink>
      </Reveal>
    </section>
  );
}
