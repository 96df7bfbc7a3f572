import type { ComponentProps, ReactNode } from 'react';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { usePage } from './page-module.ts';
import { TopFirst } from './top-first.tsx';

type Props = Omit<ComponentProps<typeof KeyVisual>, 'page' | 'locale'> & { children?: ReactNode };

export function HeadedPage({ children, ...head }: Props) {
  const { page, locale } = usePage();
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} {...head} />
      {children}
    </TopFirst>
  );
}
