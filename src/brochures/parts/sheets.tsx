import { Children, type ReactNode } from 'react';
import { PageContext } from './brochure-context.ts';

/** The pages of a brochure in their order: tells each its number. */
export function Sheets({ children }: { children: ReactNode }) {
  const total = Children.count(children);
  return Children.map(children, (child, at) => <PageContext.Provider value={{ number: at + 1, total }}>{child}</PageContext.Provider>);
}
