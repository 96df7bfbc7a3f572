/**
 * jsdom has no modal dialogs. As in browsers, opening moves the focus in, closing gives it back, and the event comes later.
 */
export function installModalDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, HTMLElement | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('already open', 'InvalidStateError');
      openers.set(this, document.activeElement as HTMLElement | null);
      this.setAttribute('open', '');
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement, returnValue?: string) {
      if (!this.open) return;
      if (returnValue !== undefined) this.returnValue = returnValue;
      this.removeAttribute('open');
      openers.get(this)?.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}
