import type * as z from 'zod/mini';
import { collectorPlanSchema, type CollectorPlan } from '@/lib/contract/collectorPlan';
import { listCollectorRepossessions } from '@/lib/contract/repossessions';
import { deviceStore } from '@/lib/device/device';
import type { FactStore, RecordStore } from '@/lib/device/DeviceStore';
import type { FactKind, RecordKind } from '@/lib/device/RecordKind';
import { keptBastSchema, type KeptBast } from './keptBastSchema';
import { keptVisitSchema, type KeptVisit } from './keptVisitSchema';

/** Visits of collectors: those of one contract go in order, and none stops another's. */
export const VISIT: RecordKind<KeptVisit> = {
  name: 'kunjungan',
  schema: keptVisitSchema,
  laneOf: ({ facts }) => `kontrak ${facts.code}`,
  madeAt: ({ visitedAt }) => visitedAt,
  changeError: givenError,
};

/** BAST of taken units: in one order with the visits of their contract. */
export const BAST: RecordKind<KeptBast> = {
  name: 'BAST',
  schema: keptBastSchema,
  laneOf: ({ facts }) => `kontrak ${facts.order.contract_code}`,
  madeAt: ({ begunAt }) => begunAt,
};

/** Running orders with all that a BAST needs, as they were read last. */
export type OwnOrders = z.infer<typeof listCollectorRepossessions.data>;
const ORDERS: FactKind<OwnOrders> = {
  ...{ name: 'surat tugas', schema: listCollectorRepossessions.data },
  keyOf: () => 'semua',
};

/** The plan as it was read last; there is one. */
const PLAN: FactKind<CollectorPlan> = { name: 'rencana', schema: collectorPlanSchema, keyOf: () => 'hari' };

let visits: RecordStore<KeptVisit> | null = null;

/** The visits of this browser. */
export const visitStore = (): RecordStore<KeptVisit> => (visits ??= deviceStore().records(VISIT));

/** The plan of this browser. */
export const planStore = (): FactStore<CollectorPlan> => deviceStore().facts(PLAN);

let basts: RecordStore<KeptBast> | null = null;

/** The BAST of this browser. */
export const bastStore = (): RecordStore<KeptBast> => (basts ??= deviceStore().records(BAST));

/** The orders of this browser. */
export const orderStore = (): FactStore<OwnOrders> => deviceStore().facts(ORDERS);

/** The number of a TTS is in somebody's hand, with the sum and whom it is from. */
function givenError({ tts, ...had }: KeptVisit, changed: KeptVisit): string | null {
  if (tts === null) return null;
  const { block, nth } = changed.tts ?? {};
  const stays = (['amount', 'met', 'result'] as const).every((name) => changed[name] === had[name]);
  return block === tts.block && nth === tts.nth && stays
    ? null
    : `Tanda terima ${tts.number} sudah diberikan: jumlah dan hasilnya tidak berubah.`;
}
