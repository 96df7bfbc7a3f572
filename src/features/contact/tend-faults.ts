import { FIELDS, type InquiryFault, type InquiryField, readInquiry } from '#core/contact/inquiry.ts';
import { hasFault, showFault } from '#src/lib/web/show-fault.ts';
import type { ContactWords } from './contact-words.ts';
import { type Control, controlOf, readForm } from './entries.ts';

export interface FaultView {
  /** Says below each field what is wrong with it, and no more of the others. */
  show(faults: readonly InquiryFault[]): void;
  focusFirst(): void;
  end(): void;
}

export const fieldOf = ({ pointer }: InquiryFault): InquiryField | undefined => FIELDS.find((field) => pointer === `/${field}`);

/** Inline faults (brief 6.3): shown together, gone as soon as their field is right, told anew when it is left. */
export function tendFaults(form: HTMLFormElement, { v, message }: ContactWords): FaultView {
  const wordsFor = (fault: InquiryFault, field: InquiryField) => {
    const own = (v as Partial<Record<InquiryField, Partial<Record<string, string>>>>)[field] ?? {};
    return own[fault.code] ?? Object.values(own)[0] ?? message.error.server;
  };
  const each = (run: (control: Control, field: InquiryField) => void) => {
    for (const field of FIELDS) {
      const control = controlOf(form, field);
      if (control) run(control, field);
    }
  };
  const show = (faults: readonly InquiryFault[]) =>
    each((control, field) => {
      const fault = faults.find((one) => fieldOf(one) === field);
      showFault(control, fault && wordsFor(fault, field));
    });
  const onInput = ({ type, target }: Event) => {
    const control = target as Control;
    const field = FIELDS.find((name) => name === control.name);
    if (!field || !hasFault(control)) return;
    const fault = readInquiry(readForm(form)).faults?.find((one) => fieldOf(one) === field);
    // While one writes, a fault only goes.
    if (!fault || type === 'change') showFault(control, fault && wordsFor(fault, field));
  };
  form.addEventListener('input', onInput);
  form.addEventListener('change', onInput);
  return {
    show,
    focusFirst: () => form.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    end() {
      form.removeEventListener('input', onInput);
      form.removeEventListener('change', onInput);
    },
  };
}
