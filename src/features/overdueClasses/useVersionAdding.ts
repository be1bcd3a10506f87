import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { classVersionsOptions } from './api/overdueClasses.queries';

/** Begins the version that follows the newest; the address says that its editor is open. Null where the list cannot be had. */
export function useVersionAdding(): PageAction | null {
  const { data, error } = useQuery(classVersionsOptions());
  const { open } = useOpenedRecord();
  if (error && !data) return null;
  return { label: 'Tambah versi', adds: true, waits: !data?.rows.length, onSelect: () => open('new') };
}
