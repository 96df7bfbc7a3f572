import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { usePage } from '#src/pages/page-module.ts';

/** A list's document was rendered without the query of the address: its filters and page are read once it has been hydrated. */
export function useQueryOfAddress(): void {
  const { page } = usePage();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the first page; later ones are rendered with their query
  useEffect(() => {
    if (search && page.posts?.role === 'list') revalidate();
  }, []);
}
