import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import colors from '#content/logo-colors.json';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { copyText } from '#src/shared/dom/secure-context.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import s from './logo.module.css';
import { ClearSpace, LogoForms, MinimumSize, Misuse, SignatureSource } from './signature.tsx';

export function Component() {
  const { t } = useTranslation('logo');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <SignatureSource />
      <Section id="signature" heading={t('signature.heading')} wide={<LogoForms />}>
        <p>{t('signature.text')}</p>
      </Section>
      <Section id="space" heading={t('space.heading')} tone="soft" wide={<ClearSpace letter={t('space.letter')} />}>
        <p>{t('space.text')}</p>
      </Section>
      <Section id="size" heading={t('size.heading')} wide={<MinimumSize />}>
        <p>{t('size.text')}</p>
      </Section>
      <Section id="colors" heading={t('colors.heading')} lead={t('colors.note')} wide={<ColorTable />}>
        <p>{t('colors.contrast')}</p>
      </Section>
      <Section id="misuse" heading={t('misuse.heading')} tone="soft" wide={<Misuse />}>
        <p>{t('misuse.text')}</p>
      </Section>
      <Section id="download" heading={t('download.heading')}>
        <p>{t('download.text')}</p>
        <p>
          <ButtonLink href="/downloads/logo-package.zip" look="solid" download>
            {t('download.cta')}
          </ButtonLink>
        </p>
      </Section>
    </HeadedPage>
  );
}

/** As many as the file has; each needs its words, too. */
const COLORS = Object.keys(colors) as (keyof typeof colors)[];
const VALUES = ['cmyk', 'rgb', 'hex', 'pantone'] as const;

export function ColorTable() {
  const { t } = useTranslation('logo');
  const [result, setResult] = useState('');
  const copy = async (value: string) => {
    setResult((await copyText(value)) ? `${value} – ${t('colors.copied')}` : t('colors.copyFailed'));
  };
  return (
    <div className={s.colors}>
      <DataTable
        caption={t('colors.caption')}
        head={(['color', ...VALUES, 'use'] as const).map((column) => t(`colors.head.${column}`))}
        rows={COLORS.map((color) => [
          <span key="color" className={s.color}>
            <svg className={s.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={colors[color].hex} />
            </svg>
            {t(`colors.items.${color}.title`)}
          </span>,
          ...VALUES.map((kind) => (
            <button
              key={kind}
              type="button"
              className={s.value}
              aria-label={t('colors.copy', { value: colors[color][kind] })}
              onClick={() => void copy(colors[color][kind])}
              data-needs-app=""
            >
              {colors[color][kind]}
            </button>
          )),
          t(`colors.items.${color}.use`),
        ])}
      />
      <p className={s.result} role="status">
        {result}
      </p>
    </div>
  );
}
