import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { classVersionsOptions } from './api/overdueClasses.queries';
import { LETTERS_OPEN } from './domain/letterDaysForm';

/** Asks for other days of warning letters; the address says that its editor is open. Null where the list cannot be had. */
export function useLetterDaysAsking(): PageAction | null {
  const { data, error } = useQuery(classVersionsOptions());
  const { open } = useOpenedRecord();
  if (error && !data) return null;
  return {
    label: 'Minta perubahan hari surat peringatan',
    waits: !data?.rows.length,
    whyNot: data?.waiting ? 'Perubahan yang diminta sebelumnya masih menunggu persetujuan.' : null,
    onSelect: () => open(LETTERS_OPEN),
  };
}
