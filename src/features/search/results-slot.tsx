import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { Store } from '#src/state/store.ts';
import { ListMessage } from '#src/ui/list-message.tsx';
import type { ResultsProps } from './results.tsx';

/** Where results come in: their code is fetched with the first question. */
export function ResultsSlot(props: ResultsProps) {
  const { t } = useTranslation(['search', 'messages']);
  const store = useStore() as Store;
  const [Results, setResults] = useState<ComponentType<ResultsProps>>();
  const [isError, setError] = useState(false);
  const load = useCallback(() => {
    setError(false);
    import('./results.tsx').then(
      (module) => {
        store.addFeatures(module.features);
        setResults(() => module.Results);
      },
      () => setError(true),
    );
  }, [store]);
  useEffect(load, [load]);
  if (Results) return <Results {...props} />;
  if (isError) return <ListMessage text={t('failed')} action={{ label: t('messages:list.retry'), run: load }} />;
  return <ListMessage text={t('loading')} isBusy />;
}
