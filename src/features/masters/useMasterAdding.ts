import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { masterListOptions } from './api/masters.queries';
import type { MasterKind } from './domain/MasterKind';

/** Begins a record of a simple master; the address says that its editor is open. Null where the list cannot be had. */
export function useMasterAdding(kind: MasterKind): PageAction | null {
  const { data, error } = useQuery(masterListOptions(kind));
  const { open } = useOpenedRecord();
  if (error && !data) return null;
  return {
    label: `Tambah ${kind.noun.toLowerCase()}`,
    adds: true,
    waits: !data,
    onSelect: () => open('new'),
  };
}
