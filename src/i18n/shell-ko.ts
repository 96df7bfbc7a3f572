import common from '#locales/ko/common.json';
import menu from '#locales/ko/menu.json';
import messages from '#locales/ko/messages.json';
import meta from '#locales/ko/meta.json';

/** What every page needs: header, footer, messages, titles. */
export const words = { common, menu, messages, meta };
