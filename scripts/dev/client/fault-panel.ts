// In pages of the development server: what is wrong in the content, over the last good page (scripts/dev/dev-plugin.ts).

const STYLE = `
  :host { all: initial; }
  details { position: fixed; inset: auto 12px 12px; z-index: 2147483647; max-height: 45vh; overflow: auto; font: 14px/1.5 system-ui, sans-serif;
    color: #fff; background: #7d1a22; border-radius: 6px; box-shadow: 0 4px 24px #0008; }
  summary { padding: 10px 14px; font-weight: 600; cursor: pointer; }
  ul { margin: 0; padding: 0 14px 12px 32px; }
  li { margin: 4px 0; overflow-wrap: anywhere; }
  button { font: 600 13px/1.5 ui-monospace, monospace; color: inherit; background: none; border: 0; padding: 0; text-decoration: underline; cursor: pointer; }
`;

let host: HTMLElement | undefined;

/** Shows the faults, or nothing where there are none. A preview has the panel outside its frame. */
function showFaults(faults: readonly string[]): void {
  host?.remove();
  host = undefined;
  if (faults.length === 0 || window.top !== window) return;
  host = document.createElement('content-faults');
  host.setAttribute('role', 'alert');
  const root = host.attachShadow({ mode: 'open' });
  root.append(element('style', STYLE), createPanel(faults));
  document.documentElement.append(host);
}

function createPanel(faults: readonly string[]): HTMLElement {
  const panel = document.createElement('details');
  panel.open = true;
  const list = document.createElement('ul');
  list.append(...faults.map(createItem));
  panel.append(element('summary', `${faults.length} error(s) in the content; the last version without them is shown`), list);
  return panel;
}

/** The name of the file opens it in the editor, at the line that the fault names. */
function createItem(fault: string): HTMLElement {
  const [, path = '', rest = ''] = /^((?:content|locales)\/[^:,\s]+)?([\s\S]*)$/.exec(fault) ?? [];
  const item = document.createElement('li');
  if (path) {
    const button = element('button', path);
    const line = /\bline (\d+)/.exec(rest)?.[1];
    button.addEventListener('click', () => void fetch(`/__open-in-editor?file=${encodeURIComponent(line ? `${path}:${line}` : path)}`));
    item.append(button);
  }
  item.append(rest);
  return item;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

import.meta.hot?.on('site:faults', showFaults);
import.meta.hot?.send('site:ask-faults');

export {};
