import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './contact-band.module.css';
import { VolumeRuler } from './volume-ruler.tsx';

/** Categories of inquiries. */
type Category = 'development' | 'manufacturing' | 'testing-quality' | 'adc';
type Subject = Category | 'services' | 'syracuse' | 'songdo';

const CATEGORIES: readonly Subject[] = ['development', 'manufacturing', 'testing-quality', 'adc'];

/** Pages on which a volume means something, and the litres at which the needle stands there at first. */
const RULERS: Partial<Record<Subject, number>> = { manufacturing: 5000, services: 5000, syracuse: 5000, songdo: 15_000, adc: 500 };

/** The last word of a page: write to us, and what about. A category of inquiries is chosen in the form. Its page loads the namespace `band`. */
export function ContactBand({ locale, about }: { locale: Locale; about?: Subject }) {
  const { t } = useTranslation(['band', 'menu']);
  const start = about && RULERS[about];
  return (
    <section className={s.contact} aria-labelledby="contact">
      <div className="wrap">
        <Reveal className={s.words}>
          <h2 id="contact">{t('heading')}</h2>
          <div>
            <p>{about ? t(`leads.${about}`) : t('lead')}</p>
            {!start && (
              <ButtonLink
                look="red"
                href={hrefFor(locale, 'contact', { query: { category: about && CATEGORIES.includes(about) ? about : undefined } })}
              >
                {t('menu:items.contact')}
                <Icon name="arrow" />
              </ButtonLink>
            )}
          </div>
        </Reveal>
        {start && (
          <VolumeRuler
            locale={locale}
            range={about === 'adc' ? 'adc' : 'all'}
            start={start}
            category={about === 'adc' ? 'adc' : 'manufacturing'}
          />
        )}
      </div>
    </section>
  );
}
