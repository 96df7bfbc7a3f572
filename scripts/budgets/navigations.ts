import { ROUTES } from '../../bench/navigation/routes.ts';
import { measureNavigations } from '../../bench/navigation.ts';
import type { BudgetFigure } from './figure.ts';

/** Two of the four links of the bench: one to a list, one to a text page. */
const CHOSEN = ROUTES.filter(({ name }) => ['home to list', 'post to text page'].includes(name));
const AN_AIM = 'an aim that is not reached, see docs/decisions/0016-one-tree.md';

/** Navigation within the app. Shown beside its aim, so that a change can be seen; nothing fails. */
export async function measureNavigationFigures(): Promise<BudgetFigure[]> {
  const figures = await measureNavigations(CHOSEN, [false]);
  return figures.flatMap(({ name, unit, figure, budget = 0 }) =>
    unit === 'ms' ? { name: `navigation, ${name}`, unit, measured: figure, budget, unjudged: AN_AIM } : [],
  );
}
