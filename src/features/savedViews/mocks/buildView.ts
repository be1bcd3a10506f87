import type { SavedView } from '@/lib/contract/savedViews';

const SRI = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };
const BAMBANG = { username: 'kacab.jkt', name: 'Bambang Kusuma' };
export const JAKARTA = { id: 1, name: 'Jakarta Pusat' };

/** A view of the reader's own, of receipts that wait. */
export function buildView(over: Partial<SavedView> = {}): SavedView {
  return {
    ...{ id: 41, version: 1, name: 'Menunggu persetujuan', address: 'status=waiting&office=1' },
    ...{ office: null, made_by: SRI, may_change: true, gone: [] },
    ...over,
  };
}

/** One of the office, which whoever leads it saved. */
export const buildOfficeView = (over: Partial<SavedView> = {}): SavedView =>
  buildView({
    ...{ id: 52, name: 'Tunai bulan ini', address: 'period=month&office=1&means=cash' },
    ...{ office: JAKARTA, made_by: BAMBANG, may_change: false },
    ...over,
  });

/** Two of the reader's own and two of the office. */
export const buildViews = (): SavedView[] => [
  buildView(),
  buildOfficeView(),
  buildView({ id: 42, name: 'Transfer hari ini', address: 'office=1&means=transfer' }),
  buildOfficeView({
    ...{ id: 53, name: 'Nota kasir Dewi', address: 'office=1&cashier=19', gone: ['cashier'] },
  }),
];
