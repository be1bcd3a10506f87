import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { PartnerListState } from '../domain/partnerListState';

export interface NoPartnersProps {
  /** As people say it: 'Agen'. */
  noun: string;
  /** The list’s search, filters and sort, as the address keeps them. */
  state: PartnerListState;
  /** What was chosen or typed. */
  onChange: (change: Partial<PartnerListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Why the list is empty, and the nearest way to one that is not. */
export function NoPartners({ noun, state, onChange, onReset }: NoPartnersProps) {
  if (state.page > 1) return <EmptyPage onFirst={() => onChange({ page: 1 })} />;
  if (state.search !== '' || state.active !== 'all') {
    const title =
      state.search === '' ? `Tidak ada ${noun} berstatus itu` : `Tidak ada ${noun} untuk “${state.search}”`;
    return (
      <EmptyState title={title} action={<Button onClick={onReset}>Atur ulang</Button>}>
        Yang dicari: nama, NIK, dan telepon.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Belum ada ${noun}`}>
      Daftarkan orangnya, lalu mintakan persetujuan skema komisi dan rekeningnya.
    </EmptyState>
  );
}
