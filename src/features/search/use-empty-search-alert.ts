import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { normalizeSearchText } from '#core/search/read-search-query.ts';
import { useAppDispatch } from '#src/state/hooks.ts';
import { showAlert } from '#src/state/show-alert.ts';
import { focusSearchField } from './search-field-focus.ts';

/** The form was sent empty by the browser itself, without the app: the same alert, and the focus back to its field. */
export function useEmptySearchAlert(): void {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const q = new URLSearchParams(search).get('q');
  const isEmpty = q !== null && normalizeSearchText(q) === '';
  useEffect(() => {
    if (!isEmpty) return;
    void dispatch(showAlert({ message: t('empty') })).then(focusSearchField);
    navigate(pathname, { replace: true });
  }, [isEmpty, pathname, dispatch, navigate, t]);
}
