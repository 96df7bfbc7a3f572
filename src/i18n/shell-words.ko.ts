import familySites from 'site:affiliates/ko';
import common from '#locales/ko/common.json';
import errors from '#locales/ko/errors.json';
import menu from '#locales/ko/menu.json';
import messages from '#locales/ko/messages.json';

/** The words that every page needs: header, footer, messages, error pages, and the names of the family sites. */
export const words = { common, errors, menu, messages, familySites };

/** A module for each other namespace of the language. The upgrade notice runs without the app. */
export const namespaces = import.meta.glob<object>(['/locales/ko/*.json', '!/locales/*/{browser,common,errors,menu,messages}.json'], {
  import: 'default',
});
