import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { formatDate } from '@/lib/format/tanggal';
import type { CreditListState } from '../domain/creditListState';

export interface NoReceiptsProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: CreditListState;
  /** The date that the list was taken around. */
  date: string;
  /** What was chosen or typed. */
  onChange: (change: Partial<CreditListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Why the list is empty, and the nearest way to one that is not. */
export default function NoReceipts({ state, date, onChange, onReset }: NoReceiptsProps) {
  if (state.page > 1) return <EmptyPage onFirst={() => onChange({ page: 1 })} />;
  if (state.search) {
    return (
      <EmptyState
        title={`Tidak ada nota untuk “${state.search}”`}
        action={<Widen {...{ state, onChange, onReset }} />}
      >
        Yang dicari: no. nota, kode kontrak, dan nama nasabah.
      </EmptyState>
    );
  }
  if (state.status === 'waiting') {
    return (
      <EmptyState title="Tidak ada yang menunggu persetujuan">Semua permintaan sudah diputuskan.</EmptyState>
    );
  }
  if (state.status === 'unconfirmed' || state.status === 'late') {
    return (
      <EmptyState title="Tidak ada transfer yang belum dikonfirmasi">
        {state.status === 'late'
          ? 'Tidak ada yang menunggu mutasi bank selama 3 hari kerja.'
          : 'Semua transfer sudah cocok dengan mutasi bank yang diperiksa.'}
      </EmptyState>
    );
  }
  if (state.status === 'void') {
    return (
      <EmptyState
        title="Tidak ada nota yang dibatalkan"
        action={<Widen {...{ state, onChange, onReset }} />}
      />
    );
  }
  if (state.cashier || state.means) {
    return (
      <EmptyState
        title="Tidak ada nota dengan filter ini"
        action={<Widen {...{ state, onChange, onReset }} />}
      />
    );
  }
  return <EmptyState title={nothingIn(state, date)} action={<Widen {...{ state, onChange, onReset }} />} />;
}

function nothingIn({ period, by }: CreditListState, date: string): string {
  const nothing = by === 'entered' && period !== 'all' ? 'Belum ada nota yang dientri' : 'Belum ada nota';
  return period === 'day' && date ? `${nothing} pada ${formatDate(date)}` : nothing;
}

function Widen({ state, onChange, onReset }: Omit<NoReceiptsProps, 'date'>) {
  if (state.period === 'all') return <Button onClick={onReset}>Atur ulang</Button>;
  const month = state.period === 'day' || state.period === 'week';
  return (
    <Button onClick={() => onChange({ period: month ? 'month' : 'all' })}>
      {month ? 'Lihat sebulan' : 'Lihat semua'}
    </Button>
  );
}
