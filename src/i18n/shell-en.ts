import familySites from 'site:affiliates/en';
import common from '#locales/en/common.json';
import errors from '#locales/en/errors.json';
import menu from '#locales/en/menu.json';
import messages from '#locales/en/messages.json';
import meta from '#locales/en/meta.json';

/** What every page needs: header, footer with the family sites, messages, titles, and the error pages, which must be there when nothing can be loaded. */
export const words = { common, errors, menu, messages, meta, familySites };
