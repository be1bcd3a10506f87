import { addressCodec, flag, orNull, rowId, text } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';

const START = {
  open: null as string | null,
  edit: false,
  one: null as number | null,
  other: null as number | null,
  as: null as number | null,
};
const CODEC = addressCodec<typeof START>(
  { open: orNull(text(20)), edit: flag, one: orNull(rowId), other: orNull(rowId), as: orNull(rowId) },
  { one: 'bandingkan', other: 'dengan', as: 'lihat' },
);

/** What of the page stands in the address: the opened title, two that are compared, one that is looked at. */
export function useTitlePlace() {
  const [place, change] = useAddressState(CODEC, START);
  return {
    ...place,
    openTitle: (id: number | 'new') => change({ open: String(id), edit: id === 'new' }, { replace: false }),
    editTitle: () => change({ edit: true }, { replace: true }),
    close: () => change({ open: null, edit: false }, { replace: true }),
    compare: (pair: { one?: number | null; other?: number | null }) => change(pair, { replace: true }),
    viewAs: (as: number | null) => change({ as, open: null, edit: false }, { replace: false }),
  };
}
