import type { DataOf } from '@/lib/contract/endpoint';
import type { listTtsBlocks, Tts, TtsBlock } from '@/lib/contract/tts';

/** Of the stories' phone. */
export const DEVICE = '7a0c4c1e-0b1d-4b5e-9a55-6f2c4d1e0a10';
export const BLOCK = '3c9e6a52-7d1f-4e0a-8b34-1a2b3c4d5e6f';

/** A block of 25 numbers, of which two were used. */
export function buildBlock(over: Partial<TtsBlock> = {}): TtsBlock {
  return {
    ...{ id: BLOCK, device: DEVICE, prefix: 'JKT/K2611/', first: 226, last: 250 },
    ...{ given_on: '2026-11-18', used: [226, 227], last_day: '2026-11-19', closed_at: null },
    ...over,
  };
}

/** A TTS whose money its collector carries. */
export function buildTts(over: Partial<Tts> = {}): Tts {
  return {
    ...{ id: 227, number: 'JKT/K2611/00227', contract_code: 'JKT-2603-00118' },
    ...{ customer_name: 'Bambang Sutrisno', office_id: 1, collector: { id: 7, name: 'Sri Wahyuni' } },
    ...{ amount: 720_000, at: '2026-11-20T02:12:00.000Z', day: '2026-11-20' },
    ...{ received_at: '2026-11-20T02:12:08.000Z', state: 'OPEN', late: false },
    ...{ handover: null, invoices: [], void_reason: '', after_close: false },
    ...over,
  };
}

/** Of each state one; the one of the day before last is late. */
export const buildTtsRows = (): Tts[] => [
  buildTts(),
  buildTts({
    ...{
      id: 226,
      number: 'JKT/K2611/00226',
      contract_code: 'JKT-2604-00106',
      customer_name: 'Hendrik Lumban',
    },
    ...{ amount: 755_000, at: '2026-11-18T07:40:00.000Z', day: '2026-11-18' },
    ...{ received_at: '2026-11-18T09:02:00.000Z', late: true },
  }),
  buildTts({
    ...{ id: 219, number: 'JKT/K2611/00219', contract_code: 'JKT-2604-00102', customer_name: 'Siti Aminah' },
    ...{ amount: 985_000, at: '2026-11-17T03:05:00.000Z', day: '2026-11-17', state: 'HANDED_IN' },
    handover: { id: 8, number: 'JKT/S2611/00008' },
  }),
  buildTts({
    ...{ id: 214, number: 'JKT/K2611/00214', contract_code: 'JKT-2604-00107', customer_name: 'Dewi Lestari' },
    ...{ amount: 1_340_000, at: '2026-11-16T04:20:00.000Z', day: '2026-11-16', state: 'POSTED' },
    ...{ handover: { id: 7, number: 'JKT/S2611/00007' }, invoices: ['JKT/2611/00412'] },
  }),
  buildTts({
    ...{ id: 211, number: 'JKT/K2611/00211', contract_code: 'JKT-2604-00109', customer_name: 'Nurhayati' },
    ...{ amount: 990_000, at: '2026-11-13T06:50:00.000Z', day: '2026-11-13', state: 'VOID' },
    void_reason: 'Nasabah batal membayar, uang dikembalikan di tempat',
  }),
  buildTts({
    ...{ id: 208, number: 'JKT/K2611/00208', contract_code: 'JKT-2601-00044', customer_name: 'Rina Marlina' },
    ...{ amount: 500_000, at: '2026-11-12T02:30:00.000Z', day: '2026-11-12', state: 'RETURNED' },
    handover: { id: 6, number: 'JKT/S2611/00006' },
  }),
];

/** Blocks of an office: one that is out, one that was closed. */
export const buildBlockRows = (): DataOf<typeof listTtsBlocks>['rows'] => [
  { ...buildBlock(), collector: { username: 'kolektor.jkt', name: 'Agus Firmansyah' }, close_reason: '' },
  {
    ...buildBlock({
      ...{ id: '3c9e6a52-7d1f-4e0a-8b34-1a2b3c4d5e70', first: 201, last: 225 },
      ...{ given_on: '2026-11-11', last_day: '2026-11-18', closed_at: '2026-11-18T09:40:00.000Z' },
      used: Array.from({ length: 19 }, (_, index) => 201 + index),
    }),
    collector: { username: 'kolektor2.jkt', name: 'Rizky Ramadhan' },
    close_reason: 'Ponsel hilang di jalan',
  },
];
