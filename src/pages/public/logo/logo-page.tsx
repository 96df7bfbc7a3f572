import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ColorTable } from './color-table.tsx';
import { Misuse } from './misuse.tsx';
import { ClearSpace, LogoForms, MinimumSize, SignatureSource } from './signature.tsx';

/** Logo guidelines, with the package that the build makes. */
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
