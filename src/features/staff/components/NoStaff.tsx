import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { StaffListState } from '../domain/staffListState';

export interface NoStaffProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: StaffListState;
  /** What was chosen or typed. */
  onChange: (change: Partial<StaffListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Why the list is empty, and the nearest way to one that is not. */
export function NoStaff({ state, onChange, onReset }: NoStaffProps) {
  if (state.page > 1) return <EmptyPage onFirst={() => onChange({ page: 1 })} />;
  const title = state.search === '' ? 'Tidak ada staf seperti itu' : `Tidak ada staf untuk “${state.search}”`;
  return (
    <EmptyState title={title} action={<Button onClick={onReset}>Atur ulang</Button>}>
      Yang dicari: nama, nama pengguna, dan e-mail. Yang sudah berhenti ada di status Berhenti.
    </EmptyState>
  );
}
