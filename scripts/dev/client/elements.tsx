import picture from 'image:vials';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import type { Locale } from '#core/site/locales.ts';
import { Dialog } from '#src/ui/feedback/dialog.tsx';
import { ErrorMessage } from '#src/ui/feedback/error-message.tsx';
import { ListMessage } from '#src/ui/feedback/list-message.tsx';
import { NoticeStrip } from '#src/ui/feedback/notice.tsx';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import { Button, ButtonLink } from '#src/ui/form/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { TextArea } from '#src/ui/form/text-area.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Icon, type IconName } from '#src/ui/media/icon.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { Logo } from '#src/ui/media/logo.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Vessels } from '#src/ui/media/vessels.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { Pagination } from '#src/ui/navigation/pagination.tsx';

type Translate = TFunction<['common', 'contact', 'cmo', 'songdo']>;

const LOOKS = ['solid', 'outline', 'red', 'ghost'] as const;
const STATUS = { running: 'status.inOperation', planned: 'status.planned', review: 'songdo:hall.small.status' } as const;
const LOOKS_OF_DIALOGS = ['narrow', 'sheet', 'plain', 'full'] as const;
const ICONS = Object.keys({
  arrow: true,
  back: true,
  search: true,
  chevron: true,
  crumb: true,
  plus: true,
  minus: true,
  menu: true,
  close: true,
  pause: true,
  play: true,
  link: true,
  check: true,
  download: true,
  external: true,
} satisfies Record<IconName, true>) as IconName[];

/** What the page of components shows: elements by their file below src/ui, in their states, with words of the site. */
export const ELEMENTS: [file: string, draw: (t: Translate, locale: Locale) => ReactNode][] = [
  [
    'form/button.tsx',
    (t) => (
      <>
        {LOOKS.map((look) => (
          <p key={look}>
            <Button look={look}>{t('ui.filterApply')}</Button>{' '}
            <Button look={look} aria-disabled>
              {t('contact:message.sending')}
            </Button>{' '}
            <ButtonLink look={look} href="#">
              {t('ui.learnMore')}
            </ButtonLink>
          </p>
        ))}
      </>
    ),
  ],
  [
    'form/text-field.tsx',
    (t) => (
      <>
        <TextField id="empty" label={t('contact:fields.name.label')} placeholder={t('contact:fields.name.help')} required />
        <TextField id="help" label={t('contact:fields.email.label')} help={t('contact:fields.email.help')} type="email" />
        <TextField id="wrong" label={t('contact:fields.subject.label')} error={t('contact:v.subject.length')} defaultValue="?" />
      </>
    ),
  ],
  ['form/text-area.tsx', (t) => <Message t={t} />],
  [
    'form/select.tsx',
    (t) => (
      <>
        {[undefined, t('contact:v.category.required')].map((error) => (
          <Select
            key={error ?? ''}
            id={error ? 'select-wrong' : 'select'}
            label={t('contact:fields.category.label')}
            options={Object.entries(t('contact:categories', { returnObjects: true })).map(([value, label]) => ({ value, label }))}
            error={error}
          />
        ))}
      </>
    ),
  ],
  [
    'form/checkbox.tsx',
    (t) => (
      <>
        <Checkbox id="off" label={t('contact:consent.marketing.agree')} />
        <Checkbox id="on" label={t('contact:consent.marketing.agree')} defaultChecked />
        <Checkbox id="missing" label={t('contact:consent.privacy.agree')} error={t('contact:v.privacyAgreement.required')} required />
      </>
    ),
  ],
  [
    'form/search-field.tsx',
    (t) => <SearchField id="search" label={t('ui.search')} submitLabel={t('ui.search')} placeholder={t('ui.searchPlaceholder')} />,
  ],
  [
    'feedback/error-message.tsx',
    (t, locale) => (
      <ErrorMessage code="404" heading={t('ui.offline')} body={t('contact:lead')} link={{ href: `/${locale}`, label: t('ui.list') }} />
    ),
  ],
  [
    'feedback/list-message.tsx',
    (t) => (
      <>
        <ListMessage text={t('a11y.loadingBar')} isBusy />
        <ListMessage text={t('ui.offline')} detail={t('contact:lead')} action={{ label: t('ui.filterReset'), run: () => undefined }} />
      </>
    ),
  ],
  [
    'feedback/notice.tsx',
    (t) => (
      <>
        <NoticeStrip>{t('ui.online')}</NoticeStrip>
        <NoticeStrip mark="done">{t('ui.online')}</NoticeStrip>
        <NoticeStrip mark="waiting">{t('ui.offline')}</NoticeStrip>
      </>
    ),
  ],
  ['feedback/dialog.tsx', (t) => <OpenedDialog t={t} />],
  [
    'feedback/status-line.tsx',
    (t) => (
      <>
        {Object.entries(STATUS).map(([status, key]) => (
          <p key={status}>
            <StatusLine status={status as keyof typeof STATUS}>{t(key)}</StatusLine>
          </p>
        ))}
      </>
    ),
  ],
  [
    'layout/cards.tsx',
    (t) => (
      <Cards
        columns={2}
        items={(['commercial', 'clinical'] as const).map((key) => ({
          title: t(`cmo:${key}.heading`),
          text: t(`cmo:${key}.body`),
          image: picture,
          href: '#',
          cta: t('ui.learnMore'),
        }))}
      />
    ),
  ],
  [
    'layout/checklist.tsx',
    (t) => (
      <>
        <Checklist items={stepsOf(t)} />
        <Checklist items={stepsOf(t)} numbered />
      </>
    ),
  ],
  ['layout/steps.tsx', (t) => <Steps items={stepsOf(t)} label={t('cmo:flow.product.heading')} />],
  [
    'layout/data-table.tsx',
    (t) => (
      <DataTable
        caption={t('cmo:flow.product.heading')}
        head={[t('ui.number'), t('ui.title')]}
        rows={stepsOf(t).map((step, at) => [String(at + 1), step])}
      />
    ),
  ],
  [
    'layout/tabs.tsx',
    (t) => (
      <Tabs
        label={t('cmo:heading')}
        tabs={(['commercial', 'clinical'] as const).map((key) => ({
          id: key,
          label: t(`cmo:${key}.heading`),
          panel: t(`cmo:${key}.body`),
        }))}
      />
    ),
  ],
  [
    'media/icon.tsx',
    () => (
      <>
        {ICONS.map((name) => (
          <Icon key={name} name={name} className="icon" />
        ))}
      </>
    ),
  ],
  ['media/logo.tsx', () => <Logo />],
  ['media/picture.tsx', () => <Picture image={picture} sizes="40vw" />],
  [
    'media/key-figures.tsx',
    (t) => (
      <KeyFigures
        items={[
          { figure: '12,345', label: t('status.planned') },
          { figure: '8', label: t('status.inOperation') },
        ]}
      />
    ),
  ],
  [
    'media/vessels.tsx',
    () => (
      <>
        {(Object.keys(STATUS) as (keyof typeof STATUS)[]).map((status) => (
          <Vessels key={status} count={3} litres={5000} status={status} />
        ))}
      </>
    ),
  ],
  [
    'navigation/arrow-link.tsx',
    (t) => (
      <>
        <ArrowLink href="#">{t('ui.learnMore')}</ArrowLink>{' '}
        <ArrowLink href="#" icon="external">
          {t('ui.more')}
        </ArrowLink>
      </>
    ),
  ],
  [
    'navigation/pagination.tsx',
    () => (
      <>
        {[1, 6, 12].map((page) => (
          <Pagination key={page} page={page} pageCount={12} hrefOf={(to) => `#${to}`} />
        ))}
      </>
    ),
  ],
];

const stepsOf = (t: Translate) => Object.values(t('cmo:flow.product.steps', { returnObjects: true }));

function Message({ t }: { t: Translate }) {
  const [text, setText] = useState('');
  return (
    <TextArea
      id="message"
      label={t('contact:fields.message.label')}
      help={t('contact:fields.message.help')}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      limit={20}
      countCharacters={({ length }) => length}
      formatCount={(n) => t('contact:message.charsLeft', { n: String(n) })}
    />
  );
}

function OpenedDialog({ t }: { t: Translate }) {
  const [look, setLook] = useState<(typeof LOOKS_OF_DIALOGS)[number]>();
  return (
    <>
      {LOOKS_OF_DIALOGS.map((one) => (
        <Button key={one} onClick={() => setLook(one)}>
          {one}
        </Button>
      ))}
      {look && (
        <Dialog title={t('contact:heading')} look={look} onClose={() => setLook(undefined)}>
          <p>{t('contact:lead')}</p>
        </Dialog>
      )}
    </>
  );
}
