import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { versionsOptions } from './api/calculations.queries';

/** Begins a Perhitungan; the address says that its editor is open. Null where the list cannot be had. */
export function useCalculationAdding(): PageAction | null {
  const { data, error } = useQuery(versionsOptions());
  const { open } = useOpenedRecord();
  if (error && !data) return null;
  return { label: 'Tambah perhitungan', adds: true, waits: !data, onSelect: () => open('new') };
}
