import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './contact-band.module.css';

/** Categories of inquiries. */
type Category = 'development' | 'manufacturing' | 'testing-quality' | 'adc';
type Subject = Category | 'services' | 'syracuse' | 'songdo';

const CATEGORIES: readonly Subject[] = ['development', 'manufacturing', 'testing-quality', 'adc'];

/** The last word of a page: write to us, and what about. A category of inquiries is chosen in the form. Its page loads the namespace `band`. */
export function ContactBand({ locale, about }: { locale: Locale; about?: Subject }) {
  const { t } = useTranslation(['band', 'menu']);
  return (
    <section className={s.contact} aria-labelledby="contact">
      <Reveal className={`wrap ${s.words}`}>
        <h2 id="contact">{t('heading')}</h2>
        <p>{about ? t(`leads.${about}`) : t('lead')}</p>
        <ButtonLink
          look="red"
          href={hrefFor(locale, 'contact', { query: { category: about && CATEGORIES.includes(about) ? about : undefined } })}
        >
          {t('menu:items.contact')}
          <Icon name="arrow" />
        </ButtonLink>
      </Reveal>
      <Dial />
    </section>
  );
}

/** A gauge whose needle points. Dashes on a circle, which begins below the drawing, make its marks: a longer one every ten. */
function Dial() {
  return (
    <svg className={s.dial} viewBox="-360 -360 720 366" fill="none" stroke="currentColor" aria-hidden="true">
      <g transform="rotate(90)">
        <circle r="350" strokeWidth="16" pathLength="100" strokeDasharray="0.13 0.87" strokeDashoffset="0.065" />
        <circle r="340" strokeWidth="36" pathLength="100" strokeDasharray="0.18 9.82" strokeDashoffset="5.09" className={s.tenths} />
      </g>
      <path d="m0 0 186-256" strokeWidth="3" className={s.needle} />
      <circle r="6" className={s.hub} />
    </svg>
  );
}
