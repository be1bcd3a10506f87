import type { Registration } from '@/lib/contract/registrations';
import type { VehicleRequest } from '@/lib/contract/vehicleRequests';

/** One running contract with the same chassis number. */
export const BOUND: Registration['bound_by'] = [{ contract_code: 'JKT-2605-00044', same: ['chassis'] }];

/** Somebody says that the vehicle is another one, and the reader decides. */
export const buildVehicleRequest = (over: Partial<VehicleRequest> = {}): VehicleRequest => ({
  ...{ id: 5, hits: BOUND, photo: 71, status: 'WAITING' },
  numbers: { chassis: 'MHIJM9114NK482177', engine: 'JM91E1482177', bpkb: 'R-04821773', plate: 'B 4821 TXA' },
  reason: 'Angka 1 terbaca I di STNK',
  request_by: { username: 'surveyor.jkt', name: 'Joko Purnomo' },
  requested_at: '2026-11-19T08:10:00.000Z',
  ...{ decided_by: null, decided_at: null, decision_reason: null },
  ...{ obstacle: null, may_decide: true, may_withdraw: false },
  ...over,
});
