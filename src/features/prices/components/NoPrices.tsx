import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { formatDate } from '@/lib/format/tanggal';
import { activeFilters, type PriceListState } from '../domain/priceListState';

export interface NoPricesProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: PriceListState;
  /** What was chosen or typed. */
  onChange: (change: Partial<PriceListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Why the list is empty, and the nearest way to one that is not. */
export function NoPrices({ state, onChange, onReset }: NoPricesProps) {
  if (state.page > 1) return <EmptyPage onFirst={() => onChange({ page: 1 })} />;
  const reset = <Button onClick={onReset}>Atur ulang</Button>;
  if (state.search) {
    return (
      <EmptyState title={`Tidak ada kendaraan untuk “${state.search}”`} action={reset}>
        Yang dicari: merek, tipe, tahun, dan wilayah. Setiap kata harus ada.
      </EmptyState>
    );
  }
  if (state.on && activeFilters(state) === 1) {
    return (
      <EmptyState title={`Tidak ada harga pada ${formatDate(state.on)}`} action={reset}>
        Daftar harga mulai berlaku sesudahnya.
      </EmptyState>
    );
  }
  if (activeFilters(state) > 0)
    return <EmptyState title="Tidak ada harga untuk pilihan ini" action={reset} />;
  return (
    <EmptyState title="Belum ada daftar harga">
      Daftar diimpor di halaman ini oleh pemegang hak data master.
    </EmptyState>
  );
}
