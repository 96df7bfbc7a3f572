import { useTranslation } from 'react-i18next';
import { AddressList } from '#src/features/locations/address-list.tsx';
import { useBrochure } from './brochure-context.ts';
import s from './contact-sheet.module.css';
import { PageFoot } from './page-foot.tsx';
import { PrintImage } from './print-picture.tsx';

/** The last page: the invitation on a dark picture, and the places. */
export function ContactSheet({ image }: { image: string }) {
  return (
    <section className={s.sheet}>
      <div className={s.night}>
        <PrintImage image={image} className={s.picture} />
        <div className={s.words}>
          <Invitation level={1} />
        </div>
      </div>
      <div className="wrap">
        <AddressList sites={['Songdo', 'Syracuse', 'Boston']} />
      </div>
      <PageFoot />
    </section>
  );
}

/** The same without a picture: at the foot of a page that has other things to say. */
export function ContactFoot() {
  return (
    <section className={s.below}>
      <Invitation level={2} />
      <AddressList sites={['Songdo', 'Syracuse', 'Boston']} />
    </section>
  );
}

function Invitation({ level }: { level: 1 | 2 }) {
  const { t } = useTranslation(['band', 'common']);
  const { origin, locale } = useBrochure();
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading>{t('heading')}</Heading>
      <p className={s.lead}>{t('lead')}</p>
      <p className={s.links}>
        <a href={`mailto:${t('common:emailContact')}`}>{t('common:emailContact')}</a>
        <a href={`${origin}/${locale}`}>{origin.replace(/^https?:\/\//, '')}</a>
      </p>
    </>
  );
}
