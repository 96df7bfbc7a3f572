// Of English; the build makes another language's of it (pipeline/vite/shell-messages.ts).
import familySites from 'site:affiliates/en';
import band from '#locales/en/band.json';
import campus from '#locales/en/campus.json';
import common from '#locales/en/common.json';
import errors from '#locales/en/errors.json';
import menu from '#locales/en/menu.json';
import messages from '#locales/en/messages.json';
import newsroom from '#locales/en/newsroom.json';
import notice from '#locales/en/notice.json';

/** The messages of every page (header, footer, messages, error pages, family sites), and those that many share. */
export const shell = { band, campus, common, errors, familySites, menu, messages, newsroom, notice };

/** A module for each other namespace of the language. The upgrade notice runs without the app. */
export const namespaces = import.meta.glob<object>(
  ['/locales/en/*.json', '!/locales/*/{band,browser,campus,common,editor,errors,mail,menu,messages,newsroom,notice,staff}.json'],
  {
    import: 'default',
  },
);
