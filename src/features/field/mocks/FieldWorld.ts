import type { HttpHandler } from 'msw';
import { getCollectorPlan, type CollectorPlan } from '@/lib/contract/collectorPlan';
import {
  listCollectorRepossessions,
  sendUnitHandover,
  type HandoverBody,
} from '@/lib/contract/repossessions';
import { takeTtsBlock } from '@/lib/contract/tts';
import { sendVisit, type VisitBody } from '@/lib/contract/visits';
import type { RecordStore } from '@/lib/device/DeviceStore';
import type { KeptRecord } from '@/lib/device/KeptRecord';
import { mockEndpoint, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { bastStore, orderStore, planStore, visitStore, type OwnOrders } from '../device/fieldDevice';
import type { KeptBast } from '../device/KeptBast';
import type { KeptVisit } from '../device/KeptVisit';
import { writePlanCopy } from '../device/planCopy';
import { handoverOf } from './buildBast';
import { NO_ORDERS } from './buildOwnOrder';
import { buildPlan } from './buildPlan';
import { buildBlock } from './buildTts';
import { visitOf } from './buildVisit';

/** A collector's device and the server that it sends to, of one story. */
export class FieldWorld {
  /** Visits that the server has, by id. */
  readonly received = new Map<string, VisitBody>();
  /** BAST that the server has, by id. */
  readonly handovers = new Map<string, HandoverBody>();
  /** What may be taken. */
  orders: OwnOrders = NO_ORDERS;
  /** Nothing answers. */
  isOffline = false;
  /** Answers instead of taking a visit or a BAST. */
  refusal: (() => Response) | null = null;
  /** How often a block was asked for. */
  blocksTaken = 0;

  constructor(private readonly plan: CollectorPlan = buildPlan()) {}

  readonly handlers: HttpHandler[] = [
    mockEndpoint(getCollectorPlan, () => {
      if (this.isOffline) return offline();
      const rows = this.plan.rows.map((row) => ({
        ...row,
        visits: [...this.received.values()]
          .filter(({ contract_code }) => contract_code === row.contract_code)
          .map(({ id, result, visited_at, tts }) => ({
            id,
            result,
            at: visited_at,
            amount: tts?.amount ?? 0,
            corrects: null,
          })),
      }));
      return { ...this.plan, rows };
    }),
    mockEndpoint(sendVisit, ({ body }) => {
      if (this.isOffline) return offline();
      if (this.refusal) return this.refusal();
      this.received.set(body.id, body);
      return visitOf(body);
    }),
    mockEndpoint(listCollectorRepossessions, () => (this.isOffline ? offline() : this.orders)),
    mockEndpoint(sendUnitHandover, ({ body }) => {
      if (this.isOffline) return offline();
      if (this.refusal) return this.refusal();
      this.handovers.set(body.id, body);
      return handoverOf(body);
    }),
    mockEndpoint(takeTtsBlock, ({ body }) => {
      this.blocksTaken += 1;
      return buildBlock({
        id: body.id,
        device: body.device,
        first: 251,
        last: 275,
        used: [],
        last_day: null,
      });
    }),
  ];
}

/** The server knows of a visit that this device does not. */
export const visitedBefore = () =>
  refuse(422, 'Ada isian yang harus diperbaiki.', {
    errors: { again_reason: 'Nasabah ini sudah dikunjungi hari ini. Tulis mengapa dikunjungi lagi.' },
  });

/** Has exactly this on the device of the story's collector. */
export async function onPhone(
  visits: readonly KeptVisit[],
  plan: CollectorPlan | null = buildPlan(),
  { basts = [], orders = null }: { basts?: readonly KeptBast[]; orders?: OwnOrders | null } = {},
): Promise<void> {
  await planStore().replace('7', plan ? [plan] : []);
  if (plan) writePlanCopy('7', plan, new Date(plan.as_of));
  await orderStore().replace('7', orders ? [orders] : []);
  await keepAll(visitStore(), visits);
  await keepAll(bastStore(), basts);
}

/** These records and no others. */
async function keepAll<R extends KeptRecord>(store: RecordStore<R>, records: readonly R[]): Promise<void> {
  for (const record of await store.list('7')) await store.remove(record);
  for (const record of records) {
    if (record.step === 'sent' || record.step === 'refused') {
      await store.put({ ...record, step: 'waiting' });
      if (record.step === 'sent') await store.settle(record);
      else if (record.refusal) await store.refuse({ ...record, step: 'waiting' }, record.refusal);
    } else await store.put(record);
  }
}
