import box from '#src/ui/alert-box.module.css';
import button from '#src/ui/button.module.css';

interface Question {
  question: string;
  yes: string;
  no: string;
}

/** Asks before something is lost. Escape means no. The focus returns to where it was. */
export function ask({ question, yes, no }: Question): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = box.dialog ?? '';
  const message = document.createElement('p');
  message.id = 'question';
  message.className = box.message ?? '';
  message.textContent = question;
  dialog.setAttribute('aria-labelledby', message.id);
  const answers = [makeButton(yes, 'solid', () => dialog.close('yes')), makeButton(no, 'outline', () => dialog.close())];
  dialog.append(message, ...answers);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

export function makeButton(words: string, look: 'solid' | 'outline' | 'ghost', run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `${button.button} ${button[look]}`;
  element.textContent = words;
  element.addEventListener('click', run);
  return element;
}
