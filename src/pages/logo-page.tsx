import lines from 'image:abstract-lines-white';
import { useTranslation } from 'react-i18next';
import { ClearSpace } from '#src/features/logo/clear-space.tsx';
import { ColorTable } from '#src/features/logo/color-table.tsx';
import { LogoForms } from '#src/features/logo/forms.tsx';
import { MinimumSize } from '#src/features/logo/minimum-size.tsx';
import { Misuse } from '#src/features/logo/misuse.tsx';
import { SignatureSource } from '#src/features/logo/signature.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { Section } from '#src/ui/section.tsx';
import type { PageProps } from './page-module.ts';

/** Logo guidelines (brief 4.23 and 8.6), with the package that the build makes. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('logo');
  return (
    <>
      <SignatureSource />
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={lines} />
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
    </>
  );
}
