import { useTranslation } from 'react-i18next';
import addresses from '#content/careers.json';
import { Icon } from '#src/ui/media/icon.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './recruitment-links.module.css';

const LINKS = ['kr', 'us', 'intern'] as const;

/** The three ways to apply, on sites of their own. */
export function RecruitmentLinks() {
  const { t } = useTranslation(['careers', 'common']);
  return (
    <ul className={s.links}>
      {LINKS.map((key) => (
        <Reveal as="li" key={key} className={s.item}>
          <a className={s.link} href={addresses[key]} target="_blank" rel="noopener">
            <Icon name="external" className={s.icon} />
            <span className={s.title}>{t(`btn.${key}.title`)}</span>
            <span className={s.help}>{t(`btn.${key}.help`)}</span>
            <span className="visually-hidden">{`(${t('common:ui.newWindow')})`}</span>
          </a>
        </Reveal>
      ))}
    </ul>
  );
}
