import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { holidayYearOptions } from './api/holidays.queries';
import { useShownYear } from './useHolidayPlace';

/** Begins a holiday; the address says that its editor is open. Null where the list cannot be had. */
export function useHolidayAdding(): PageAction | null {
  const { data, error } = useQuery(holidayYearOptions(useShownYear().year));
  const { open } = useOpenedRecord();
  if (error && !data) return null;
  return { label: 'Tambah hari libur', adds: true, waits: !data, onSelect: () => open('new') };
}
