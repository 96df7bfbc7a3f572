import { type AssertionResult, checkAssertions } from './assertions.ts';
import { FIGURE_KEYS, FIGURES } from './figures.ts';

/** An assertion that a page breaks. */
export interface Failure {
  text: string;
  /** It depends on the speed of the machine. */
  isTime: boolean;
}

/** What depends on the speed of the machine, of what fails a page. */
const TIMES = ['categories:performance', 'first-contentful-paint', 'largest-contentful-paint'];

/** The assertions that the reports of a page break. */
export function failuresIn(reports: object[], level: 'error' | 'warn' = 'error'): Failure[] {
  return checkAssertions(reports)
    .filter((result) => !result.passed && result.level === level)
    .map((result) => ({ text: sayWhy(result), isTime: TIMES.includes(nameOf(result)) }));
}

/** As lighthouserc.json names it; Lighthouse CI's results have a dot before the last word. */
const nameOf = ({ auditId, auditProperty = [] }: AssertionResult) => [auditId, auditProperty].flat().join(':').replaceAll('.', ':');

function sayWhy(result: AssertionResult): string {
  const name = nameOf(result);
  const key = FIGURE_KEYS.find((one) => FIGURES[one].assertion === name);
  const { label, unit } = key ? FIGURES[key] : { label: name, unit: '' };
  const print = (value: number) => `${(Math.round(value * 1000) / 1000).toLocaleString('en-US')} ${unit}`.trim();
  return `${label} is ${print(result.actual)}, the budget is ${result.name === 'minScore' ? '≥' : '≤'} ${print(result.expected)} (${name})`;
}
