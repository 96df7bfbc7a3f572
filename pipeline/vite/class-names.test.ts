import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { classNames } from './class-names.ts';

describe('class names', () => {
  it('are short, and no two classes of the site share one', () => {
    const nameOf = classNames();
    const names = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.css'))
      .flatMap((path) => {
        const css = readFileSync(`${ROOT}src/${path}`, 'utf8');
        const classes = new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name as string));
        return [...classes].map((name) => nameOf(name, `${ROOT}src/${path}`));
      });
    expect(names.length).toBeGreaterThan(300);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z]{2}$/);
  });
});
