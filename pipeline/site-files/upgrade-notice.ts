import { writeFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES } from '../../core/site/locales.ts';
import { readContentFile, readNamespace } from '../content/content-files.ts';
import { SITE } from '../paths.ts';

/** Where the button leads; an example domain, like every link that leaves the site. */
const TARGET = 'https://example.com/browser-upgrade';

/**
 * The notice for browsers that cannot run the app (spec 2 and 8): browsers without ES modules fetch it by themselves
 * (`nomodule`), others when the boot script misses a feature. Words of 1999 only: no `let`, no arrow, no template.
 */
export function writeUpgradeNotice(): void {
  writeFileSync(`${SITE}/upgrade.js`, upgradeScript());
  writeFileSync(`${SITE}/upgrade.css`, STYLE);
}

export function upgradeScript(): string {
  const words = Object.fromEntries(LOCALES.map((locale) => [locale, readNamespace(locale, 'browser')]));
  return `(function () {
  var words = ${asciiJson(words)};
  var text = words[document.documentElement.lang] || words.${DEFAULT_LOCALE};
  if (document.getElementById('upgrade-notice')) return;
  function make(name, content) {
    var element = document.createElement(name);
    if (content) element.appendChild(document.createTextNode(content));
    return element;
  }
  var style = make('link');
  style.rel = 'stylesheet';
  style.href = '/upgrade.css';
  document.getElementsByTagName('head')[0].appendChild(style);
  var notice = make('div');
  notice.id = 'upgrade-notice';
  notice.setAttribute('role', 'dialog');
  notice.setAttribute('aria-labelledby', 'upgrade-title');
  var box = make('div');
  var title = make('h2', text.title);
  title.id = 'upgrade-title';
  box.appendChild(title);
  box.appendChild(make('p', text.body));
  var link = make('a', text.button);
  link.href = '${TARGET}';
  link.target = '_blank';
  link.rel = 'noopener';
  link.title = text.newWindow;
  box.appendChild(link);
  var close = make('button', text.close);
  close.type = 'button';
  close.onclick = function () {
    notice.parentNode.removeChild(notice);
  };
  box.appendChild(close);
  notice.appendChild(box);
  function show() {
    document.body.appendChild(notice);
  }
  if (document.body) show();
  else if (window.addEventListener) window.addEventListener('load', show, false);
  else window.attachEvent('onload', show);
})();
`;
}

/** Old browsers guess at encodings. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const { ink, red } = readContentFile('theme.json').shared;

const STYLE = `#upgrade-notice { position: fixed; z-index: 1000; top: 0; right: 0; bottom: 0; left: 0; overflow: auto; background: #fff; color: ${ink}; font: 17px/1.6 Arial, "Malgun Gothic", "Apple SD Gothic Neo", sans-serif; }
#upgrade-notice div { max-width: 36em; margin: 15% auto 2em; padding: 1.5em; border-top: 3px solid ${red}; }
#upgrade-notice h2 { margin: 0 0 0.5em; font-size: 28px; line-height: 1.3; }
#upgrade-notice a, #upgrade-notice button { display: inline-block; margin: 1.5em 0.75em 0 0; padding: 0.75em 1.75em; border: 1px solid ${ink}; background: #fff; color: ${ink}; font: inherit; text-decoration: none; cursor: pointer; }
#upgrade-notice a { border-color: ${red}; background: ${red}; color: #fff; }
`;
