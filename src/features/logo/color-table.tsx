import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import colors from '#content/logo-colors.json';
import { copyValues } from '#src/lib/web/copy-values.ts';
import { DataTable } from '#src/ui/data-table.tsx';
import s from './logo.module.css';

const VALUES = ['cmyk', 'rgb', 'hex', 'pantone'] as const;

/** The logo's colours; each value is a button that copies it (brief 8.6). */
export function ColorTable() {
  const { t } = useTranslation('logo');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => copyValues(root.current), []);
  return (
    <div ref={root} className={s.colors} data-copy-values="">
      <DataTable
        caption={t('colors.caption')}
        head={(['color', ...VALUES, 'use'] as const).map((column) => t(`colors.head.${column}`))}
        rows={colors.map((color) => [
          <span key="color" className={s.color}>
            <svg className={s.swatch} aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" fill={color.hex} />
            </svg>
            {t(`colors.items.${color.id}.title`)}
          </span>,
          ...VALUES.map((kind) => (
            <button
              key={kind}
              type="button"
              className={s.value}
              aria-label={t('colors.copy', { value: color[kind] })}
              data-copy={color[kind]}
              data-needs-app=""
            >
              {color[kind]}
            </button>
          )),
          t(`colors.items.${color.id}.use`),
        ])}
      />
      <p className={s.result} role="status" data-copied={t('colors.copied')} data-copy-failed={t('colors.copyFailed')} />
    </div>
  );
}
