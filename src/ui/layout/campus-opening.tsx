import type { ComponentProps } from 'react';
import type { Locale } from '#core/site/locales.ts';
import type { PageId } from '#core/site/pages.ts';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import s from './campus-opening.module.css';
import { Intro } from './intro.tsx';

interface Props extends Pick<ComponentProps<typeof KeyVisual>, 'heading' | 'lead' | 'image' | 'caption'> {
  page: PageId;
  locale: Locale;
  overview: string;
  figures: ComponentProps<typeof KeyFigures>['items'];
}

/** What a campus page begins with: its picture, what it is, and its figures. */
export function CampusOpening({ overview, figures, ...visual }: Props) {
  return (
    <>
      <KeyVisual {...visual} />
      <Intro text={overview} />
      <div className={`wrap ${s.figures}`}>
        <KeyFigures items={figures} />
      </div>
    </>
  );
}
