import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './intro.module.css';
import { LeadText } from './lead-text.tsx';

/** The first words below the key visual, larger than the rest; with a heading where the page has one. */
export function Intro({ heading, text }: { heading?: string; text: string }) {
  return (
    <Reveal as="section" className={`wrap ${s.intro} ${heading ? s.split : ''}`} aria-labelledby={heading && 'intro-heading'}>
      {heading && <h2 id="intro-heading">{heading}</h2>}
      <LeadText text={text} />
    </Reveal>
  );
}
