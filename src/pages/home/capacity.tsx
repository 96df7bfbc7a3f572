import { useTranslation } from 'react-i18next';
import { syracuseBioreactorSize } from '#content/facts.json';
import type { Locale } from '#core/site/locales.ts';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';

/** A vessel of each size on one floor, which asks about its volume, and three figures of what there is. */
export function Capacity({ locale }: { locale: Locale }) {
  const { t } = useTranslation('home');
  return (
    <>
      <Reveal>
        <VolumeRuler locale={locale} start={syracuseBioreactorSize.litres} hall />
      </Reveal>
      <KeyFigures isSection items={Object.values(t('about.figures', { returnObjects: true }))} />
    </>
  );
}
