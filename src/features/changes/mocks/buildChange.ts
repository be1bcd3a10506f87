import type { Change } from '@/lib/contract/changes';
import { buildWaitingChange } from '@/lib/mocks/buildWaitingChange';

/** A change that widens Kasir, as whoever decides it reads it. */
export const buildChange = (over: Partial<Change> = {}): Change => ({
  ...buildWaitingChange({ may_decide: true, may_withdraw: false }),
  status: 'WAITING',
  reason: null,
  version: 1,
  facts: [{ label: 'Potongan denda', before: 'Tidak ada', after: '25%' }],
  obstacle: null,
  ...over,
});
