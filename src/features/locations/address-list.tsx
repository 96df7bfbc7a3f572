import { useTranslation } from 'react-i18next';
import s from './address-list.module.css';

const ADDRESSES = { Songdo: 'songdo', Syracuse: 'syracuse', Boston: 'boston' } as const;
type Site = keyof typeof ADDRESSES;

/** Addresses with their telephones; the words are the footer's. */
export function AddressList({ sites }: { sites: readonly Site[] }) {
  const { t } = useTranslation();
  return (
    <dl className={s.list}>
      {sites.map((site) => {
        const phone = t(`tel${site}`);
        return (
          <div key={site} className={s.site}>
            <dt className={s.name}>{t(`footer.address${site}`)}</dt>
            <dd>{t(`footer.${ADDRESSES[site]}`)}</dd>
            <dd>
              <a className={s.phone} href={`tel:${phone}`}>
                {phone}
              </a>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Mail addresses in the same manner. */
export function MailList({ mails }: { mails: readonly { name: string; address: string }[] }) {
  return (
    <dl className={s.list}>
      {mails.map(({ name, address }) => (
        <div key={name} className={s.site}>
          <dt className={s.name}>{name}</dt>
          <dd>
            <a className={s.phone} href={`mailto:${address}`}>
              {address}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
