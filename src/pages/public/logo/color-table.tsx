import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import colors from '#content/logo-colors.json';
import { copyText } from '#src/shared/dom/copy-text.ts';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import s from './logo.module.css';

/** As many as the file has; each needs its words, too. */
const COLORS = Object.keys(colors) as (keyof typeof colors)[];
const VALUES = ['cmyk', 'rgb', 'hex', 'pantone'] as const;

/** The logo's colours; each value is a button that copies it. */
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
