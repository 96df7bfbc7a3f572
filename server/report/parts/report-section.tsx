import type { ReactNode } from 'react';
import type { View } from '../view.ts';

/** The sections of the report, by their names in the words. */
export const SECTIONS = ['summary', 'days', 'builds', 'pages', 'parts', 'conditions', 'offline', 'views', 'lighthouse'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const sectionId = (name: SectionName, { locale }: View): string => `${locale}-${name}`;

interface ReportSectionProps {
  name: SectionName;
  view: View;
  notes?: readonly string[];
  children?: ReactNode;
}

export function ReportSection({ name, view, notes = [], children }: ReportSectionProps) {
  const id = sectionId(name, view);
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="head">
        <h2 id={`${id}-heading`}>{view.words[name].label}</h2>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {children}
    </section>
  );
}
