import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { titlesQuery } from './api/titles.queries';
import { useTitlePlace } from './useTitlePlace';

/** Begins a title, for those who may change them, while none is looked at; the address says that its editor is open. */
export function useTitleAdding(): PageAction | null {
  const { data } = useQuery(titlesQuery());
  const { as, openTitle } = useTitlePlace();
  if (!data?.may_change || as !== null) return null;
  return { label: 'Tambah jabatan', adds: true, onSelect: () => openTitle('new') };
}
