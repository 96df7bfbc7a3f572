import * as v from 'valibot';
import { didYouMean } from '../../core/build/nearest.ts';
import { DEFAULT_LOCALE, eachLocale, LOCALES, type Locale } from '../../core/site/locales.ts';
import { isDay, parseTime } from './release.ts';

// The parts of content schemas. A message says what is wrong with a field and what to do; content-files.ts adds file and field. Editors show
// descriptions, and so does the message of a missing field. `format` tells editors the kind of text.

/** An object of these fields and no others. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  return v.strictObject(entries, (issue: v.StrictObjectIssue) => {
    const key = String(issue.path?.at(-1)?.key ?? '');
    if (!issue.path) return `has another shape; write { ${names.map((name) => `"${name}": …`).join(', ')} }`;
    return issue.expected === 'never' ? `is unknown; use ${names.join(', ')}${didYouMean(key, names)}` : isMissing(entries[key]);
  });
}

export function table<Value extends v.GenericSchema>(value: Value, example: string) {
  return v.record(v.string(), value, `has another shape; write ${example}`);
}

/** A table in which these names have a value of their own kind, and all others one of the same kind. */
export function tableWith<const Entries extends v.ObjectEntries, Rest extends v.GenericSchema>(
  entries: Entries,
  rest: Rest,
  example: string,
) {
  return v.objectWithRest(entries, rest, ({ path }) =>
    path ? isMissing(entries[String(path.at(-1)?.key)]) : `has another shape; write ${example}`,
  );
}

/** How it is written: `{ "en": …, "ko": … }`. */
export const inEachLocale = `{ ${LOCALES.map((locale) => `"${locale}": …`).join(', ')} }`;

export function list<Item extends v.GenericSchema>(item: Item, example: string) {
  return v.array(item, `is no list; write ${example}`);
}

function isMissing(schema: v.ObjectEntries[string] | undefined): string {
  const hint = schema && (v.getMetadata(schema as v.GenericSchema).hint as (() => string) | undefined);
  return `is missing; ${hint?.() ?? (schema && v.getDescription(schema as v.GenericSchema)) ?? 'add it'}`;
}

const notText = 'is no text; write it in quotation marks';

export const text = (hint?: string) => {
  const schema = v.pipe(v.string(notText), v.regex(/\S/, `is missing; ${hint ?? 'add it'}`));
  return hint === undefined ? schema : v.pipe(schema, v.description(hint));
};

const noNumber = 'write a whole number without quotation marks and commas, such as 5000';
export const wholeNumber = v.pipe(
  v.number(`is no number; ${noNumber}`),
  v.integer(`is no whole number; ${noNumber}`),
  v.minValue(1, `is below 1; ${noNumber}`),
  v.description(noNumber),
);

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** The ways in which a text may write a number: `5000`, `5,000`; up to ten also `five`. */
const waysToWrite = (number: number) => [String(number), number.toLocaleString('en-US'), NUMBER_WORDS[number] || []].flat();

/** The numbers of a fact, by which code computes, stand in its texts of every language: what visitors read is what is drawn and done. */
export const saysItsNumbers = <Fact extends Record<Locale, string>>() =>
  v.rawCheck<Fact>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fact: Record<Locale, string> = dataset.value;
    for (const [field, number] of Object.entries<unknown>(fact)) {
      if (typeof number !== 'number') continue;
      const pattern = new RegExp(`(?<![\\d,.a-z])(?:${waysToWrite(number).join('|')})(?![a-z]|[,.]?\\d)`);
      for (const key of LOCALES.filter((locale) => !pattern.test(fact[locale])))
        addIssue({
          message: `is '${fact[key]}', and '${field}' is ${number}; write the same number in both`,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: fact[key] }],
        });
    }
  });

export const texts = (hint?: string) => v.pipe(fields(eachLocale(() => text(hint))), v.description(`write it as ${inEachLocale}`));

export const id = v.pipe(
  v.string(notText),
  v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, ({ input }) => `is '${input}'; write lower-case letters, digits and hyphens only`),
  v.description('lower-case letters, digits and hyphens only'),
);

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.pipe(
    v.picklist(names, ({ input }) => `is '${input}', which is unknown; use one of ${names.join(', ')}${didYouMean(String(input), names)}`),
    v.description(`one of ${names.join(', ')}`),
  );

export const day = v.pipe(
  v.string(notText),
  v.check(isDay, ({ input }) => `is '${input}', which is no day; write it as 2026-01-31`),
  v.description('a day, written as 2026-01-31'),
  v.metadata({ format: 'date' }),
);

export const httpsAddress = v.pipe(
  v.string(notText),
  v.check(
    (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
    ({ input }) => `is '${input}'; give an https address`,
  ),
  v.description('give an https address'),
  v.metadata({ format: 'uri' }),
);

/** A moment with its offset from universal time. */
export const time = v.pipe(
  v.string(notText),
  v.check(
    (value) => value.length > 10 && parseTime(value) !== undefined,
    ({ input }) => `is '${input}', which is no time; write it as 2025-12-22T00:00:00+09:00`,
  ),
  v.description('a time, written as 2025-12-22T00:00:00+09:00'),
  v.metadata({ format: 'date-time' }),
);

const noPlace = 'write what matters in the picture, in percent from left and top, such as [50, 40]';
const percent = v.pipe(
  v.number(`is no number; ${noPlace}`),
  v.minValue(0, `is below 0; ${noPlace}`),
  v.maxValue(100, `is above 100; ${noPlace}`),
);

export const focal = v.pipe(v.strictTuple([percent, percent], `is no place; ${noPlace}`), v.description(noPlace));

/** A detail of a picture; where it lies within the picture, and whether it is large enough, is known when the file is read. */
export const crop = v.pipe(
  v.strictTuple([percent, percent, percent, percent], 'is no detail; write left, top, width and height in percent'),
  v.description('a detail of the picture: left, top, width and height in percent; the focal point is within it'),
);

export const uniqueIds = <Item extends { id: string }>() =>
  v.checkItems<Item[], string>(
    (item, at, all) => all.findIndex((other) => other.id === item.id) === at,
    "'id' is used twice; give it another",
  );

type Names = Record<string, string>;

/** English names that another language lacks; it may have more, since particles of Korean are part of a name. */
export const withOtherLocales = v.rawCheck<{ shared: Names } & Record<Locale, Names>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { value } = dataset;
  for (const locale of LOCALES)
    for (const name of Object.keys(value[DEFAULT_LOCALE]).filter((one) => !Object.hasOwn(value[locale], one)))
      addIssue({
        message: `is missing; each name is in every language${didYouMean(name, Object.keys(value[locale]))}`,
        path: [
          { type: 'object', origin: 'value', input: value, key: locale, value: value[locale] },
          { type: 'object', origin: 'value', input: value[locale], key: name, value: undefined },
        ],
      });
});
