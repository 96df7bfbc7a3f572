import familySites from 'site:affiliates/ko';
import common from '#locales/ko/common.json';
import errors from '#locales/ko/errors.json';
import menu from '#locales/ko/menu.json';
import messages from '#locales/ko/messages.json';
import meta from '#locales/ko/meta.json';

/** The words that every page needs: header, footer, messages, titles, error pages, and the names of the family sites. */
export const words = { common, errors, menu, messages, meta, familySites };
