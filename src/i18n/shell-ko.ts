import familySites from 'site:affiliates/ko';
import common from '#locales/ko/common.json';
import errors from '#locales/ko/errors.json';
import menu from '#locales/ko/menu.json';
import messages from '#locales/ko/messages.json';
import meta from '#locales/ko/meta.json';

/** What every page needs: header, footer with the family sites, messages, titles, and the error pages, which must be there when nothing can be loaded. */
export const words = { common, errors, menu, messages, meta, familySites };
