import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { classVersionsOptions } from './api/overdueClasses.queries';

/** Begins the version that follows the newest; the address says that its editor is open. */
export function useVersionAdding(): PageAction {
  const { data } = useQuery(classVersionsOptions());
  const { open } = useOpenedRecord();
  return { label: 'Tambah versi', adds: true, waits: !data?.rows.length, onSelect: () => open('new') };
}
