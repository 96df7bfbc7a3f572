import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './address-list.module.css';

const ADDRESSES = { Songdo: 'songdo', Syracuse: 'syracuse', Boston: 'boston' } as const;

/**
 * Addresses with their telephones and a way to a map; the words are the footer's.
 * @param isBrief On phones a line each, since the footer has the addresses.
 */
export function AddressList({ sites, isBrief = false }: { sites: readonly (keyof typeof ADDRESSES)[]; isBrief?: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <dl className={isBrief ? `${s.list} ${s.brief}` : s.list}>
      {sites.map((site) => {
        const phone = t(`tel${site}`);
        const address = t(`footer.${ADDRESSES[site]}`);
        // Of Korea, readers of Korean use another map than the rest of the world.
        const map = site === 'Songdo' && i18n.language === 'ko' ? 'naver' : 'google';
        return (
          <div key={site} className={s.site}>
            <dt className={s.name}>{t(`footer.address${site}`)}</dt>
            <dd className={s.address}>{address}</dd>
            <dd>
              <a className={s.phone} href={`tel:${phone}`}>
                {phone}
              </a>
            </dd>
            <dd className={s.map}>
              <a className={s.mapLink} href={mapUrl(map, address)} target="_blank" rel="noopener">
                <Icon name="external" />
                <span className={s.mapName}>{t(`ui.map.${map}`)}</span>
                <span className="visually-hidden">{` (${t(`footer.address${site}`)}, ${t('ui.newWindow')})`}</span>
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
    <dl className={`${s.list} ${s.brief}`}>
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

/** What would end the search, or begin another part of it. */
const SIGNS = /[\s%&#?+/]/g;

/** A search for an address on a map of another site. Letters of any script stay as they are: browsers encode them when they ask. */
function mapUrl(site: 'google' | 'naver', address: string): string {
  // Words that belong together are bound by no-break spaces, which no map expects.
  const query = address.replaceAll('\u00a0', ' ').replace(SIGNS, (sign) => encodeURIComponent(sign));
  return site === 'naver' ? `https://map.naver.com/p/search/${query}` : `https://www.google.com/maps/search/?api=1&query=${query}`;
}
