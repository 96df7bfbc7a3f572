import type { TFunction } from 'i18next';

type Texts = Record<string, string>;

/** The texts below a key (`steps.1`, `steps.2`, …), in their order. */
export function listOf(t: TFunction<never>, key: string): string[] {
  return Object.values(tree<Texts>(t, key));
}

/** Rows of several texts each: `rows.1.name`, `rows.1.text`, … */
export function rowsOf<Row extends Texts>(t: TFunction<never>, key: string): Row[] {
  return Object.values(tree<Record<string, Row>>(t, key));
}

function tree<Tree>(t: TFunction<never>, key: string): Tree {
  return (t as TFunction)(key, { returnObjects: true }) as Tree;
}
