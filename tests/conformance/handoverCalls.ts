import * as calls from '@/lib/contract/handovers';
import type { Handover, HandoverBasis, HandoverCollector } from '@/lib/contract/handovers';
import { askShortageWriteOff, listShortages, payShortage } from '@/lib/contract/shortages';
import type { Send, World } from './calls';
import { closedVisit } from './fieldCalls';
import { kept } from './fileCalls';

const reason = 'Selembar tidak ada';

/** What a collector brings who has just taken money. */
async function basis({ send }: World) {
  await closedVisit(send);
  const { rows } = (await send(calls.listHandoverCollectors, 'cashier')).data as {
    rows: HandoverCollector[];
  };
  const query = { collector: rows[0]?.collector.id ?? 0, office: rows[0]?.office.id ?? 1 };
  return send(calls.getHandoverBasis, 'cashier', { query });
}

/** Taken with nothing in hand, so that all of it is owed. */
async function post(world: World) {
  const { collector, rows, digest } = (await basis(world)).data as HandoverBasis;
  const tts_ids = rows.map(({ tts_id }) => tts_id);
  const body = {
    ...{ collector_id: collector.id, tts_ids, denominations: {} },
    ...{ reason, late_reason: 'Baru kembali dari luar kota', digest },
  };
  return world.send(calls.postHandover, 'cashier', { body });
}

const posted = async (world: World) => (await post(world)).data as Handover;

const ofTts = async (world: World) => ({ id: String((await posted(world)).rows[0]?.tts_id ?? 0) });
const ofShortage = async (world: World) => ({ id: String((await posted(world)).shortage?.id ?? 0) });

const paper = (send: Send) => kept(send, 'conformance-return');

/** What collectors bring, and what they owe of it. */
export const HANDOVER_CALLS = {
  listHandoverCollectors: async (world: World) => {
    await closedVisit(world.send);
    return world.send(calls.listHandoverCollectors, 'cashier');
  },
  getHandoverBasis: basis,
  postHandover: post,
  getHandover: async (world: World) => {
    const { id } = await posted(world);
    return world.send(calls.getHandover, 'cashier', { params: { id: String(id) } });
  },
  listHandovers: async (world: World) => {
    await post(world);
    return world.send(calls.listHandovers, 'cashier');
  },
  returnTts: async (world: World) => {
    const params = await ofTts(world);
    const { id } = await paper(world.send);
    const body = { to: 'Bambang Sutrisno', file_id: Number(id) };
    return world.send(calls.returnTts, 'cashier', { params, body });
  },
  askTts: async (world: World) => {
    const params = await ofTts(world);
    return world.send(calls.askTts, 'cashier', { params, body: { day: 'TAKEN', reason } });
  },
  listShortages: async (world: World) => {
    await post(world);
    return world.send(listShortages, 'cashier');
  },
  payShortage: async (world: World) => {
    const body = { denominations: { '1000': 1 }, settled: 0 };
    return world.send(payShortage, 'cashier', { params: await ofShortage(world), body });
  },
  askShortageWriteOff: async (world: World) => {
    const body = { amount: 1000, settled: 0, reason };
    return world.send(askShortageWriteOff, 'cashier', { params: await ofShortage(world), body });
  },
};
