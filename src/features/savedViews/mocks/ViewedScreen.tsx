import { useLocation } from 'react-router-dom';
import { Select } from '@/components/Select/Select';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { addressCodec, oneOf, orEmpty, orNull, orWord, page, rowId } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { viewedAs } from '@/lib/list/viewed';
import ListViews from '../ListViews';

interface State {
  period: 'day' | 'month';
  status: '' | 'waiting';
  means: '' | 'cash' | 'transfer';
  cashier: number | null;
  office: number | 'all';
  page: number;
}
const START: State = { period: 'day', status: '', means: '', cashier: null, office: 1, page: 1 };
const CODEC = addressCodec<State>({
  period: oneOf(['day', 'month']),
  status: orEmpty(oneOf(['waiting'])),
  means: orEmpty(oneOf(['cash', 'transfer'])),
  cashier: orNull(rowId),
  office: orWord(rowId, 'all'),
  page,
});
const VIEWED = viewedAs<State>({
  ...{ key: 'receipts', codec: CODEC },
  startFor: (officeBase) => ({ ...START, office: officeBase ?? 'all' }),
  parts: { cashier: { label: 'Kasir', names: 'staff' }, office: { label: 'Kantor', names: 'office' } },
});

const MEANS = [
  { value: '', label: 'Tunai dan transfer' },
  { value: 'cash', label: 'Tunai' },
  { value: 'transfer', label: 'Transfer' },
] as const;

/** A screen with one filter, its views, and the address that both write. */
export function ViewedScreen() {
  const [{ means }, change] = useAddressState(CODEC, START);
  const { search } = useLocation();
  return (
    <>
      <Select
        label="Jenis uang"
        options={MEANS}
        value={means}
        onChange={(next) => change({ means: next }, { replace: true })}
      />
      <ToolsPlace views={<ListViews viewed={VIEWED} columns={null} />} />
      <output aria-label="Alamat" style={{ overflowWrap: 'anywhere' }}>
        {search}
      </output>
    </>
  );
}
