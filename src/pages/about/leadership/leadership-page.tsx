import { useTranslation } from 'react-i18next';
import type { Leader, LeaderGroup } from '#core/site/leaders.ts';
import type { Locale } from '#core/site/locales.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { type PageLoader, usePageData } from '#src/pages/page-module.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './leadership-page.module.css';

export interface LeadershipData {
  groups: LeaderGroup[];
}

export function Component() {
  const { groups } = usePageData<LeadershipData>();
  const { t } = useTranslation('leadership');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      {groups.map(({ id, leaders }) => (
        <Section key={id} id={id} heading={t(`groups.${id}.heading`)} wide={<LeaderList leaders={leaders} />} />
      ))}
      <p className={`wrap ${s.note}`}>{t('note')}</p>
    </HeadedPage>
  );
}

export const loader: PageLoader<LeadershipData> = async ({ locale }) => ({ groups: await loadLeaders(locale) });

const chunks: Record<Locale, () => Promise<{ default: LeaderGroup[] }>> = {
  en: () => import('site:leaders/en'),
  ko: () => import('site:leaders/ko'),
};

async function loadLeaders(locale: Locale): Promise<LeaderGroup[]> {
  return (await chunks[locale]()).default;
}

/**
 * The members of one group: name and role in a line. The name leads to the profile above the page; without the app it shows the profile
 * in its line, where paper has all of them.
 */
function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
  const { t } = useTranslation('leadership');
  return (
    <ul className={s.list}>
      {leaders.map(({ id, name, title, bio }) => (
        <Reveal as="li" key={id} id={`leader-${id}`} className={s.member}>
          <h3>
            <a className={s.link} href={`#leader-${id}`} aria-label={t('view', { name })}>
              {name}
            </a>
          </h3>
          <p className={s.title}>{title}</p>
          <p className={s.bio}>{bio}</p>
        </Reveal>
      ))}
    </ul>
  );
}
