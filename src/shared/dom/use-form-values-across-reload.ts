import { type RefObject, useEffect, useRef } from 'react';
import { restoreFormValues, storeFormValues } from './form-values.ts';

/** Keeps what is entered in a form that only asks, the filters of a list for example, through the reload of an update. */
export function useFormValuesAcrossReload(form: RefObject<HTMLFormElement | null>): void {
  const restored = useRef<HTMLFormElement>(null);
  // After each render: a form that React has made anew while it hydrated is another element.
  useEffect(() => {
    if (!form.current || form.current === restored.current) return;
    restored.current = form.current;
    restoreFormValues(form.current);
  });
  useEffect(() => {
    const store = () => form.current && storeFormValues(form.current);
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, [form]);
}
