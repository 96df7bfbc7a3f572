import { JSDOM } from 'jsdom';
import { FORM_TYPE } from './inquiries.ts';

/** The contact page as a browser without JavaScript has it. */
export interface FormPage {
  status: number;
  headers: Headers;
  document: Document;
  /** Writes into the fields as a person does; boxes take yes or no. */
  fill(entries: Readonly<Record<string, string | boolean>>): void;
  /** What would be sent now. */
  entries(): URLSearchParams;
  /** Sends the form as it stands; redirects are not followed. */
  submit(): Promise<FormPage>;
}

/** A field of any kind, as far as it is looked at here. */
type Control = Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'checked'>;

export async function openForm(url: string): Promise<FormPage> {
  return read(await fetch(url), url);
}

async function read(answer: Response, url: string): Promise<FormPage> {
  const { document } = new JSDOM(await answer.text()).window;
  const form = document.querySelector<HTMLFormElement>('form[method="post"]');
  const controls = () => [...(form?.elements ?? [])] as unknown as Control[];
  const entries = () => {
    const sent = controls().filter(({ name, type, checked }) => name && (type !== 'checkbox' || checked));
    return new URLSearchParams(sent.map(({ name, value }) => [name, value.replace(/\r\n?|\n/g, '\r\n')]));
  };
  return {
    status: answer.status,
    headers: answer.headers,
    document,
    fill(values) {
      for (const [name, value] of Object.entries(values)) {
        const control = controls().find((one) => one.name === name);
        if (!control) throw new Error(`the form has no field '${name}'`);
        if (typeof value === 'boolean') control.checked = value;
        else control.value = value;
      }
    },
    entries,
    async submit() {
      const action = new URL(form?.getAttribute('action') ?? '', url).href;
      const { origin } = new URL(url);
      const headers = { 'content-type': FORM_TYPE, origin, referer: url, 'sec-fetch-site': 'same-origin' };
      return read(await fetch(action, { method: 'POST', body: entries().toString(), headers, redirect: 'manual' }), action);
    },
  };
}
