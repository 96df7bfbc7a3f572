import { useTranslation } from 'react-i18next';
import { AddressList } from '#src/features/locations/address-list.tsx';
import { useBrochure } from './brochure-context.ts';
import s from './contact-sheet.module.css';
import { PageFoot } from './page-foot.tsx';
import { PrintImage } from './print-picture.tsx';

/** The last page: the invitation on a dark picture, the places, and what the pictures are. */
export function ContactSheet({ image }: { image: string }) {
  const { t } = useTranslation(['images', 'band', 'common']);
  return (
    <section className={s.sheet}>
      <div className={s.night}>
        <PrintImage image={image} className={s.picture} />
        <div className={s.words}>
          <h1>{t('band:heading')}</h1>
          <p className={s.lead}>{t('band:lead')}</p>
          <Links email={t('common:emailContact')} />
        </div>
      </div>
      <div className="wrap">
        <AddressList sites={['Songdo', 'Syracuse', 'Boston']} />
        <p className={s.credit}>{t('credit')}</p>
      </div>
      <PageFoot />
    </section>
  );
}

/** The same at the foot of a page that has other things to say: whom to ask about ESG. */
export function EsgContactFoot() {
  const { t } = useTranslation(['images', 'brochures', 'common']);
  return (
    <section className={s.below}>
      <h2>{t('brochures:esgQuestions.heading')}</h2>
      <p className={s.lead}>{t('brochures:esgQuestions.text')}</p>
      <Links email={t('common:emailEthics')} />
      <AddressList sites={['Songdo', 'Syracuse', 'Boston']} />
      <p className={s.credit}>{t('credit')}</p>
    </section>
  );
}

function Links({ email }: { email: string }) {
  const { origin, locale } = useBrochure();
  return (
    <p className={s.links}>
      <a href={`mailto:${email}`}>{email}</a>
      <a href={`${origin}/${locale}`}>{origin.replace(/^https?:\/\//, '')}</a>
    </p>
  );
}
