import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { versionsOptions } from './api/calculations.queries';

/** Begins a Perhitungan; the address says that its editor is open. */
export function useCalculationAdding(): PageAction {
  const { data } = useQuery(versionsOptions());
  const { open } = useOpenedRecord();
  return { label: 'Tambah perhitungan', adds: true, waits: !data, onSelect: () => open('new') };
}
