import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import type { ContractListState } from '../domain/contractListState';

export interface NoContractsProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: ContractListState;
  /** What was chosen or typed. */
  onChange: (change: Partial<ContractListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Why the list is empty, and the nearest way to one that is not. */
export function NoContracts({ state, onChange, onReset }: NoContractsProps) {
  if (state.page > 1) return <EmptyPage onFirst={() => onChange({ page: 1 })} />;
  const reset = <Button onClick={onReset}>Atur ulang</Button>;
  if (state.search) {
    return (
      <EmptyState title={`Tidak ada kontrak untuk “${state.search}”`} action={reset}>
        Yang dicari: nama, kode kontrak, nopol, NIK, dan telepon.
      </EmptyState>
    );
  }
  if (state.status !== 'all') {
    return (
      <EmptyState
        title={`Tidak ada kontrak berstatus ${contractStatusLabel(state.status).label}`}
        action={reset}
      />
    );
  }
  return <EmptyState title="Belum ada kontrak">Kontrak muncul di sini setelah dicairkan.</EmptyState>;
}
