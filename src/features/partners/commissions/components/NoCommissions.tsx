import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { COMMISSION_LABELS } from '../../domain/commissionLabels';
import type { CommissionListState } from '../domain/commissionListState';

type Narrowed = Pick<CommissionListState, 'search' | 'state' | 'page'>;

export interface NoCommissionsProps {
  /** What the list is narrowed to. */
  state: Narrowed;
  /** Another page was chosen. */
  onPage: (page: number) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Why the list is empty, and the nearest way to one that is not. */
export function NoCommissions({ state: { search, state, page }, onPage, onReset }: NoCommissionsProps) {
  if (page > 1) return <EmptyPage onFirst={() => onPage(1)} />;
  if (search === '' && state === 'all') {
    return (
      <EmptyState title="Belum ada komisi">
        Komisi dihitung sendiri saat form registrasi yang menyebut namanya cair menjadi kontrak.
      </EmptyState>
    );
  }
  const title =
    search === ''
      ? `Tidak ada komisi berstatus ${state === 'all' ? 'itu' : COMMISSION_LABELS[state].label}`
      : `Tidak ada komisi untuk “${search}”`;
  return (
    <EmptyState title={title} action={<Button onClick={onReset}>Atur ulang</Button>}>
      Yang dicari: nama, nasabah, dan kode kontrak.
    </EmptyState>
  );
}
