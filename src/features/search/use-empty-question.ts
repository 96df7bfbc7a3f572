import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '#src/state/hooks.ts';
import { alertShown } from '#src/state/slices.ts';
import { readSearch } from './search-address.ts';

/** The form was sent empty by the browser itself, without the app: the same alert, and the focus back to its field. */
export function useEmptyQuestion(path: string, field: string): void {
  const { t } = useTranslation('search');
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isEmpty = new URLSearchParams(search).has('q') && readSearch(search).q === '';
  useEffect(() => {
    if (!isEmpty) return;
    document.getElementById(field)?.focus();
    dispatch(alertShown({ message: t('empty') }));
    navigate(path, { replace: true });
  }, [isEmpty, path, field, dispatch, navigate, t]);
}
