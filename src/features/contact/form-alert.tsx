import s from './contact-form.module.css';

/** What is wrong with a form that was sent without JavaScript: the server answers with the page, which opens here. */
export function FormAlert({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form is what is wrong with it, a screen below the page's top
    <div className={s.alert} role="alert" tabIndex={-1} autoFocus>
      {text}
    </div>
  );
}
