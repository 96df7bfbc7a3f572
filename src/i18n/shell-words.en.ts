import familySites from 'site:affiliates/en';
import common from '#locales/en/common.json';
import errors from '#locales/en/errors.json';
import menu from '#locales/en/menu.json';
import messages from '#locales/en/messages.json';

/** The words that every page needs: header, footer, messages, error pages, and the names of the family sites. */
export const words = { common, errors, menu, messages, familySites };

/** A module for each other namespace of the language. The upgrade notice runs without the app. */
export const namespaces = import.meta.glob<object>(['/locales/en/*.json', '!/locales/*/{browser,common,errors,menu,messages}.json'], {
  import: 'default',
});
