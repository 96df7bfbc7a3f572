import common from '#locales/en/common.json';
import menu from '#locales/en/menu.json';
import messages from '#locales/en/messages.json';
import meta from '#locales/en/meta.json';

/** What every page needs: header, footer, messages, titles. */
export const words = { common, menu, messages, meta };
