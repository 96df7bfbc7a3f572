import vials from 'image:vials-near';
import { useTranslation } from 'react-i18next';
import { syracuseBioreactorSize } from '#content/facts.json';
import { PHONE } from '#core/site/constants.ts';
import { hasPage, type PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { PopupSlot } from '#src/features/popup/popup-slot.tsx';
import { PostRow } from '#src/features/posts/list/post-row.tsx';
import { TopFirst } from '#src/pages/headed-page.tsx';
import type { TeaserData } from '#src/pages/load-posts.ts';
import { usePage, usePageData } from '#src/pages/page-module.ts';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { Paragraph } from '#src/ui/layout/text.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { CampusPicture } from '#src/ui/media/campus/campus.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { Hero } from './hero.tsx';
import s from './home-page.module.css';

const SERVICES = ['cdo', 'cmo', 'testing', 'quality', 'adc'] as const satisfies readonly PageId[];
const CAMPUSES = [
  { page: 'syracuse', status: 'inOperation' },
  { page: 'songdo', status: 'operatingFrom' },
] as const;

export function Component() {
  const { locale } = usePage();
  const { newsroom: latest = [] } = usePageData<TeaserData>().newest;
  const { t } = useTranslation(['home', 'common', 'messages', 'menu']);
  return (
    <TopFirst top={2}>
      <Hero locale={locale} />
      <PopupSlot locale={locale} />

      <section className={s.about} aria-labelledby="about">
        <Reveal className={`wrap ${s.split}`}>
          <h2 id="about">{t('about.heading')}</h2>
          <div className={s.text}>
            <p className={s.statement}>{t('about.lead')}</p>
            <Paragraph text={t('about.body')} />
            <ArrowLink to="company" label={t('common:ui.learnMoreAbout', { title: t('menu:items.company') })}>
              {t('common:ui.learnMore')}
            </ArrowLink>
          </div>
        </Reveal>
        <Reveal>
          <VolumeRuler start={syracuseBioreactorSize.litres} hall />
        </Reveal>
        <KeyFigures isSection items={t('about.figures', { returnObjects: true })} />
      </section>

      <section aria-labelledby="locations">
        <Reveal className={`wrap ${s.head}`}>
          <h2 id="locations">{t('locations.heading')}</h2>
          <p className="lead">{t('locations.lead')}</p>
          <ArrowLink to="locations">{t('locations.all')}</ArrowLink>
        </Reveal>
        <div className={`wrap ${s.campuses}`}>
          {CAMPUSES.filter(({ page }) => hasPage(page)).map(({ page, status }) => (
            <Reveal as="article" key={page}>
              <CampusPicture site={page} />
              <div className={s.campusWords}>
                <p className={s.status} data-status={status}>
                  {t(`common:status.${status}`)}
                </p>
                <h3>{t(`locations.${page}.title`)}</h3>
                <p>{t(`locations.${page}.text`)}</p>
                <ArrowLink to={page} label={`${t('locations.cta')}: ${t(`menu:items.${page}`)}`}>
                  {t('locations.cta')}
                </ArrowLink>
              </div>
            </Reveal>
          ))}
        </div>
      </section>

      <section className={s.services} aria-labelledby="services">
        <div className={`wrap ${s.servicesInner}`}>
          <div>
            <h2 id="services">{t('services.heading')}</h2>
            <p className={`lead ${s.servicesLead}`}>{t('services.lead')}</p>
            <Reveal className={s.servicesPicture}>
              <Picture image={vials} sizes={`${PHONE} 90vw, 33rem`} />
            </Reveal>
          </div>
          <ul className={s.serviceList}>
            {SERVICES.filter(hasPage).map((page) => (
              <Reveal as="li" key={page} className={s.service}>
                <h3 className={s.serviceName}>
                  <a className="whole" href={hrefFor(locale, page)}>
                    {t(`services.items.${page}.title`)}
                  </a>
                </h3>
                <p>{t(`services.items.${page}.line`)}</p>
                <Icon name="arrow" />
              </Reveal>
            ))}
          </ul>
        </div>
      </section>

      <section className={`wrap ${s.news}`} aria-labelledby="news">
        <div className={s.head}>
          <h2 id="news">{t('news.heading')}</h2>
          <p className="lead">{t('news.lead')}</p>
          <ArrowLink to="newsroom" label={`${t('common:ui.more')}: ${t('news.heading')}`}>
            {t('common:ui.more')}
          </ArrowLink>
        </div>
        {latest.length === 0 ? (
          <p>{t('messages:list.empty')}</p>
        ) : (
          <ul className={s.newsList}>
            {latest.map((post, at) => (
              <Reveal as="li" key={post.id}>
                <PostRow type="newsroom" locale={locale} post={post} {...(at === 0 ? { size: 'half', heading: 'h3' } : { teaser: true })} />
              </Reveal>
            ))}
          </ul>
        )}
      </section>

      <ContactBand />
    </TopFirst>
  );
}
