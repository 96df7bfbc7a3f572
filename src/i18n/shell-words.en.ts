import familySites from 'site:affiliates/en';
import common from '#locales/en/common.json';
import errors from '#locales/en/errors.json';
import menu from '#locales/en/menu.json';
import messages from '#locales/en/messages.json';
import meta from '#locales/en/meta.json';

/** The words that every page needs: header, footer, messages, titles, error pages, and the names of the family sites. */
export const words = { common, errors, menu, messages, meta, familySites };
