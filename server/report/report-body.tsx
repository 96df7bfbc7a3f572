import { timeInSeoul } from '../../core/site/seoul-time.ts';
import type { ReportData } from './figures/read-report-data.ts';
import { FEW_SAMPLES, JUDGED, OWN_LIMITS } from './limits.ts';
import { SECTIONS, type SectionName, sectionId } from './parts/report-section.tsx';
import { Builds } from './sections/builds.tsx';
import { Conditions } from './sections/conditions.tsx';
import { Days } from './sections/days.tsx';
import { Lighthouse } from './sections/lighthouse.tsx';
import { Offline } from './sections/offline.tsx';
import { Pages } from './sections/pages.tsx';
import { Summary } from './sections/summary.tsx';
import { TimeParts } from './sections/time-parts.tsx';
import { Views } from './sections/views.tsx';
import type { View } from './view.ts';

interface ReportBodyProps {
  data: ReportData;
  view: View;
}

/** The sections that tell something where nobody was measured. */
const WITHOUT_FIGURES: readonly SectionName[] = ['summary', 'views', 'lighthouse'];

/** The report in one language. */
export function ReportBody({ data, view }: ReportBodyProps) {
  const { locale, words, fill } = view;
  const props = { data, view };
  const listNames = (isOwn: boolean) =>
    JUDGED.filter((metric) => OWN_LIMITS.includes(metric) === isOwn)
      .map(view.nameOf)
      .join(', ');
  const sections = SECTIONS.filter((name) => data.all.size > 0 || WITHOUT_FIGURES.includes(name));
  return (
    <main lang={locale} data-locale={locale}>
      <p className="company">{words.company}</p>
      <h1>{words.document}</h1>
      <p className="period">
        {fill(words.period, { from: data.days[0] ?? '', to: data.days.at(-1) ?? '' })}
        <span>{fill(words.written, { time: timeInSeoul(data.now) })}</span>
      </p>
      <p>{words.scope}</p>
      <p>{fill(words.limitNote, { published: listNames(false), own: listNames(true) })}</p>
      <p>{fill(words.fewNote, { n: FEW_SAMPLES })}</p>
      <nav aria-label={words.contents}>
        <ul>
          {sections.map((name) => (
            <li key={name}>
              <a href={`#${sectionId(name, view)}`}>{words[name].label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Summary {...props} />
      <Days {...props} />
      <Builds {...props} />
      <Pages {...props} />
      <TimeParts {...props} />
      <Conditions {...props} />
      <Offline {...props} />
      <Views {...props} />
      <Lighthouse {...props} />
    </main>
  );
}
