import syracuse from 'image:cell-bank';
import adc from 'image:hero-adc';
import bioreactor from 'image:hero-bioreactor';
import waterDawn from 'image:water-dawn';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '#core/site/image.ts';
import type { Locale } from '#core/site/locales.ts';
import { hasPage, type PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Lines } from '#src/ui/layout/text.tsx';
import { TitleEnd } from '#src/ui/layout/title-end.tsx';
import { CAMPUS_FILES, type Campus } from '#src/ui/media/campus/campus.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './hero.module.css';
import { HoldWhileNavigating, useCarousel } from './use-carousel.ts';

const ALL_SLIDES = [
  { key: '1', page: 'company', image: bioreactor },
  { key: '2', page: 'syracuse', image: syracuse },
  // It is not built yet: a drawing stands for it.
  { key: '3', page: 'songdo', drawing: 'songdo' },
  { key: '4', page: 'adc', image: adc },
  { key: '5', page: 'esg', image: waterDawn },
] as const satisfies readonly { key: string; page: PageId; image?: ImageAsset; drawing?: Campus }[];
type Slide = (typeof ALL_SLIDES)[number];
const SLIDES: readonly Slide[] = ALL_SLIDES.filter(({ page }) => hasPage(page));

/** The header lies on it in ink. */
const isLight = (slide: Slide) => 'drawing' in slide || (slide.image as ImageAsset).tone === 'light';

/** The slides, all in the document: without the app they are a strip to be swiped (spec 2). */
export function Hero({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['home', 'common', 'campus']);
  const carousel = useCarousel(SLIDES.length);
  const { active, isRunning, isReady, isNextDue } = carousel;
  const isShown = (at: number) => at === 0 || at <= active || (isNextDue && at === (active + 1) % SLIDES.length);
  return (
    <section
      className={s.hero}
      data-under-header=""
      data-tone={isLight(SLIDES[active] as Slide) ? 'light' : undefined}
      aria-roledescription="carousel"
      aria-label={t('common:a11y.carousel')}
    >
      <HoldWhileNavigating hold={carousel.hold} />
      <div ref={carousel.element} className={`swiper ${s.swiper}`} data-ready={isReady || undefined}>
        <div className={`swiper-wrapper ${s.strip}`} aria-live={isRunning ? 'off' : 'polite'}>
          {SLIDES.map((slide, at) => {
            const { key, page } = slide;
            const Heading = at === 0 ? 'h1' : 'h2';
            return (
              <div
                key={key}
                className={`swiper-slide ${s.slide} ${isLight(slide) ? s.light : ''}`}
                data-shown={isShown(at) || undefined}
                role="group"
                aria-roledescription="slide"
                aria-label={t('common:ui.carouselStatus', { n: at + 1, total: SLIDES.length })}
                inert={isReady && at !== active}
              >
                {'drawing' in slide ? (
                  <picture>
                    <img
                      className={s.drawing}
                      src={CAMPUS_FILES[slide.drawing]}
                      alt={t(`campus:${slide.drawing}.alt`)}
                      width={1330}
                      height={614}
                    />
                  </picture>
                ) : (
                  <Picture image={slide.image} sizes="100vw" first={at === 0} portraitOnPhones />
                )}
                <div className={s.field}>
                  <Heading className={s.title}>
                    <Lines text={t(`hero.${key}.title`)} />
                  </Heading>
                  <p className={`lead ${s.lead}`}>{t(`hero.${key}.message`)}</p>
                  {'drawing' in slide && <p className={s.note}>{t('campus:short')}</p>}
                  <ArrowLink href={hrefFor(locale, page)}>{t(`hero.${key}.cta`)}</ArrowLink>
                  {at === 0 && <TitleEnd />}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      <div className={s.controls} hidden={!isReady}>
        <p className={s.count} aria-hidden="true">{`${active + 1} / ${SLIDES.length}`}</p>
        <ol className={s.marks}>
          {SLIDES.map(({ key }, at) => (
            <li key={key}>
              <button
                type="button"
                className={s.mark}
                data-active={at === active || undefined}
                aria-current={at === active ? 'true' : undefined}
                aria-label={t('common:ui.carouselGoTo', { n: at + 1 })}
                onClick={() => carousel.goTo(at)}
              />
            </li>
          ))}
        </ol>
        <div className={s.buttons}>
          <button type="button" className={s.button} aria-label={t('common:ui.carouselPrev')} onClick={carousel.previous}>
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={s.button}
            aria-label={t(isRunning ? 'common:ui.pause' : 'common:ui.play')}
            onClick={carousel.toggle}
          >
            <Icon name={isRunning ? 'pause' : 'play'} />
          </button>
          <button type="button" className={s.button} aria-label={t('common:ui.carouselNext')} onClick={carousel.next}>
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </section>
  );
}
