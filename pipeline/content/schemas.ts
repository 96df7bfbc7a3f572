import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { didYouMean } from '../../core/build/nearest.ts';
import { EMAIL, INQUIRY_CATEGORIES } from '../../core/contact/inquiry.ts';
import { LEADER_GROUPS } from '../../core/site/content.ts';
import { eachLocale } from '../../core/site/locales.ts';
import { LEFT_OUT, PAGES, type PageId } from '../../core/site/pages.ts';
import {
  crop,
  day,
  fields,
  focal,
  httpsAddress,
  id,
  inEachLocale,
  list,
  oneOf,
  saysItsNumbers,
  table,
  tableWith,
  text,
  texts,
  time,
  uniqueIds,
  wholeNumber,
  withOtherLocales,
} from './schema-parts.ts';

/** Names in braces, such as `{company}`. */
const names = table(text(), '"name": …');
const brand = v.pipe(fields({ shared: names, ...eachLocale(() => names) }), withOtherLocales);

const color = v.pipe(
  v.string(),
  v.regex(/^#(?:[\da-f]{3}){1,2}$/i, ({ input }) => `is '${input}'; write a color as #2d2926`),
  v.description('a color, such as #2d2926'),
);
const colors = { ink: color, red: color, night: color };
/** Custom properties of the style sheets, and those that a language has in their place. */
const theme = fields({
  shared: tableWith(colors, text(), '"name": …'),
  ...eachLocale(() => v.optional(table(text(), '"name": …'))),
});

const fact = { id: text('the number of the fact, such as F-01'), ...eachLocale(() => text()) };
const litres = v.pipe(fields({ ...fact, litres: wholeNumber }), saysItsNumbers());
const count = v.pipe(fields({ ...fact, count: wholeNumber }), saysItsNumbers());
const years = v.pipe(fields({ ...fact, years: wholeNumber }), saysItsNumbers());
/** Figures in braces, such as `{facts.plant1Year}`. Those that code computes with have their number beside their texts. */
const facts = tableWith(
  {
    syracuseCapacity: litres,
    syracuseBioreactors: count,
    syracuseBioreactorSize: litres,
    inoculationSuites: count,
    purificationSuites: count,
    approvals: count,
    plant1Year: v.pipe(fields({ ...fact, year: wholeNumber }), saysItsNumbers()),
    plant1Capacity: litres,
    plant1Bioreactors: count,
    plant1BioreactorSize: litres,
    songdoPlanned: litres,
    songdoMidBioreactors: count,
    songdoMidBioreactorSize: litres,
    songdoSingleUseSize: litres,
    adcReactors: v.pipe(fields({ ...fact, smallestLitres: wholeNumber, largestLitres: wholeNumber }), saysItsNumbers()),
    inquiryDestruction: v.pipe(fields({ ...fact, days: wholeNumber }), saysItsNumbers()),
    inquiryWithoutReply: years,
    marketingConsent: years,
  },
  fields(fact),
  `"name": { "id": …, ${inEachLocale.slice(2)}`,
);

const leaders = v.pipe(
  list(
    fields({
      id,
      group: oneOf(LEADER_GROUPS),
      name: texts('every profile is in every language'),
      title: texts('every profile is in every language'),
      bio: texts('every profile is in every language'),
      image: v.optional(
        v.pipe(
          text(),
          v.description('a name in content/media/media.json; without one the fallback picture is shown'),
          v.metadata({ format: 'picture' }),
        ),
      ),
    }),
    '[{ "id": …, "group": …, "name": … }]',
  ),
  uniqueIds(),
);

const named = eachLocale(() => text());
const affiliates = fields({
  home: fields({ ...named, href: httpsAddress }),
  categories: list(
    fields({ id, ...named, affiliates: list(fields({ slug: id, ...named }), `[{ "slug": …, ${inEachLocale.slice(2)}]`) }),
    `[{ "id": …, ${inEachLocale.slice(2, -2)}, "affiliates": … }]`,
  ),
});

const popups = v.pipe(
  list(
    v.pipe(
      fields({
        id,
        start: time,
        end: v.optional(v.pipe(time, v.description('a time; without it, the popup is shown until its entry is taken out'))),
        title: texts(),
        body: texts(),
        link: v.optional(v.pipe(text(), v.description('a post of the site, written as TYPE/ID'), v.metadata({ format: 'post' }))),
      }),
      v.forward(
        v.partialCheck(
          [['start'], ['end']],
          ({ start, end }) => end === undefined || !(Date.parse(start) >= Date.parse(end)),
          "is not after 'start'; correct one of them",
        ),
        ['end'],
      ),
    ),
    '[{ "id": …, "start": …, "title": …, "body": … }]',
  ),
  uniqueIds(),
);

/** Addresses of the site that have moved: where they lead is checked against the pages and posts (check-redirects.ts). */
const redirects = table(v.string('leads to no text; write a path of the site, such as /en/public/newsroom'), '{ "/en/old": "/en/new" }');

const mailbox = v.pipe(
  v.string('is no email address; write team@example.com'),
  v.regex(EMAIL, 'is no email address; write team@example.com'),
  v.description('give the address that reads these inquiries'),
);
const teams = fields(Object.fromEntries(INQUIRY_CATEGORIES.map((category) => [category, mailbox])));

/** Letters; three entries of this length still leave a phone's page in sight. */
const MAX_LETTERS = 160;
const changeText = v.pipe(
  text(),
  v.maxLength(MAX_LETTERS, ({ input }) => `has ${input.length} letters; ${MAX_LETTERS} are the most`),
);
const changelog = v.pipe(
  list(fields({ id, date: day, text: fields(eachLocale(() => changeText)) }), '[{ "id": …, "date": …, "text": … }]'),
  uniqueIds(),
  v.checkItems(
    ({ date }, at, all) => at === 0 || date <= (all[at - 1]?.date ?? ''),
    "'date' is after that of the entry above; put the newest first",
  ),
);

const newUuid = () => `write a new one, such as "${randomUUID()}"`;
const uuid = v.pipe(
  v.string(() => `is no UUID; ${newUuid()}`),
  v.uuid(() => `is no UUID; ${newUuid()}`),
  v.metadata({ hint: newUuid }),
);
const pictureFile = text('name a file of content/media');
const picture = fields({
  uuid,
  name: text("the picture's name"),
  file: pictureFile,
  crop: v.optional(crop),
  focal,
  tone: v.optional(
    v.pipe(
      v.literal('light', 'is no tone; write "light" or leave it out'),
      v.description('its upper part is light: the header lies on it in ink'),
    ),
  ),
  portrait: v.optional(v.pipe(fields({ file: pictureFile, focal }), v.description('another file for phones held upright'))),
  alt: texts('say in a few words what is seen'),
  isRendering: v.optional(
    v.pipe(v.literal(true, 'is either true or left out'), v.description('a computer has drawn a place or an event: posts say so')),
  ),
});
const media = v.pipe(
  table(picture, '"name": { "file": …, "alt": … }'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Map<string, string>();
    for (const [key, value] of Object.entries(dataset.value)) {
      const other = seen.get(value.uuid);
      if (other === undefined) seen.set(value.uuid, key);
      else
        addIssue({
          message: `is that of '${other}'; ${newUuid()}`,
          path: [
            { type: 'object', origin: 'value', input: dataset.value, key, value },
            { type: 'object', origin: 'value', input: value, key: 'uuid', value: value.uuid },
          ],
        });
    }
  }),
);

const place = { locality: texts(), region: v.optional(text()), country: text('two letters, such as KR') };
const organization = fields({
  foundingDate: text('a year, or a day'),
  areaServed: text(),
  headquarters: fields({ street: texts(), locality: texts(), country: text('two letters, such as KR') }),
  places: list(fields({ label: text('a key of menu.json'), ...place }), '[{ "label": …, "locality": …, "country": … }]'),
});

const careers = fields({ kr: httpsAddress, us: httpsAddress, intern: httpsAddress });
const jaNotice = fields({ title: text(), body: text(), contact: text(), en: text(), ko: text(), form: text(), close: text() });
const logoColors = table(fields({ cmyk: text(), rgb: text(), hex: text(), pantone: text() }), '"name": { "cmyk": …, "rgb": …, "hex": … }');

/** When the words or pictures of a page last changed, for the site map. What a page shows of posts is known by itself. */
const dated: string[] = PAGES.filter(({ noindex, path }) => !noindex && !path.includes(':id')).map(({ id: page }) => page);
// Which pages there are is known to the check only: a page that is added or moved leaves the JSON schema for editors as it is.
const pageDates = v.pipe(
  table(day, '{ "home": "2026-01-31", … }'),
  v.rawCheck(({ dataset: { typed, value: dates }, addIssue }) => {
    if (!typed) return;
    for (const key of Object.keys(dates).filter((name) => ![...dated, ...LEFT_OUT].includes(name)))
      addIssue({
        message: `is no page in the site map${didYouMean(key, dated)}`,
        path: [{ type: 'object', origin: 'value', input: dates, key, value: dates[key] }],
      });
  }),
  v.transform((dates) => dates as Partial<Record<PageId, string>>),
);

/** The files of content/ that people write, besides posts. */
export const SCHEMAS = {
  'brand.json': brand,
  'theme.json': theme,
  'facts.json': facts,
  'media/media.json': media,
  'redirects.json': redirects,
  'teams.json': teams,
  'leaders.json': leaders,
  'affiliates.json': affiliates,
  'popups.json': popups,
  'changelog.json': changelog,
  'organization.json': organization,
  'careers.json': careers,
  'ja-notice.json': jaNotice,
  'logo-colors.json': logoColors,
  'page-dates.json': pageDates,
} as const satisfies Record<string, v.GenericSchema>;

export type ContentFile = keyof typeof SCHEMAS;
export type ContentOf<File extends ContentFile> = v.InferOutput<(typeof SCHEMAS)[File]>;

export type Leader = ContentOf<'leaders.json'>[number];
export type Masters = ContentOf<'media/media.json'>;
export type Master = Masters[string];
