import familySites from 'site:affiliates/ko';
import band from '#locales/ko/band.json';
import campus from '#locales/ko/campus.json';
import common from '#locales/ko/common.json';
import errors from '#locales/ko/errors.json';
import menu from '#locales/ko/menu.json';
import messages from '#locales/ko/messages.json';
import newsroom from '#locales/ko/newsroom.json';
import notice from '#locales/ko/notice.json';

/** The messages of every page (header, footer, messages, error pages, family sites), and those that many share. */
export const shell = { band, campus, common, errors, familySites, menu, messages, newsroom, notice };

/** A module for each other namespace of the language. The upgrade notice runs without the app. */
export const namespaces = import.meta.glob<object>(
  ['/locales/ko/*.json', '!/locales/*/{band,browser,campus,common,editor,errors,mail,menu,messages,newsroom,notice,staff}.json'],
  {
    import: 'default',
  },
);
