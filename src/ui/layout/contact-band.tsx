import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './section.module.css';

/** Subjects that are a category of inquiries, which is then chosen in the form. */
const CATEGORIES = ['development', 'manufacturing', 'testing-quality', 'adc'] as const;

interface Props {
  about?: (typeof CATEGORIES)[number] | 'services' | 'syracuse' | 'songdo';
  /** In place of the button: what asks about a volume. */
  ruler?: ReactNode;
}

/** The last word of a page: write to us, and what about. Its page loads the namespace `band`. */
export function ContactBand({ about, ruler }: Props) {
  const { t, i18n } = useTranslation(['band', 'menu']);
  const category = CATEGORIES.find((one) => one === about);
  return (
    <section className={ruler ? `${s.contact} ${s.night}` : s.contact} aria-labelledby="contact">
      <div className="wrap">
        <Reveal className={s.bandWords}>
          <h2 id="contact">{t('heading')}</h2>
          <div>
            <p>{about ? t(`leads.${about}`) : t('lead')}</p>
            {!ruler && (
              <ButtonLink look="red" href={hrefFor(i18n.language as Locale, 'contact', { query: { category } })}>
                {t('menu:items.contact')}
                <Icon name="arrow" />
              </ButtonLink>
            )}
          </div>
        </Reveal>
        {ruler}
      </div>
    </section>
  );
}
