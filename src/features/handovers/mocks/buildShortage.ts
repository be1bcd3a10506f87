import type { Shortage } from '@/lib/contract/shortages';

/** What a collector owes of a hand-over that was short by one banknote. Rupiah. */
export function buildShortage(over: Partial<Shortage> = {}): Shortage {
  return {
    ...{ id: 3, handover: { id: 9, number: 'JKT/S2611/00009' }, office: { id: 1, name: 'Jakarta' } },
    ...{ collector: { id: 14, name: 'Agus Firmansyah' }, cashier: { id: 4, name: 'Rina Kartika' } },
    ...{ day: '2026-11-20', at: '2026-11-20T08:15:00.000Z', reason: 'Selembar Rp50.000 palsu' },
    ...{ amount: 50_000, settled: 0, settlements: [], waiting: null, obstacle: null },
    ...over,
  };
}

/** One that is owed, one of which a write-off waits, one that was settled. */
export const buildShortages = (): Shortage[] => [
  buildShortage({
    ...{ id: 2, handover: { id: 7, number: 'JKT/S2611/00007' }, amount: 120_000, settled: 20_000 },
    ...{ day: '2026-11-12', at: '2026-11-12T08:40:00.000Z', reason: 'Kembalian salah hitung' },
    ...{ collector: { id: 15, name: 'Rizky Ramadhan' } },
    settlements: [
      {
        ...{ id: 1, kind: 'PAID', amount: 20_000, at: '2026-11-16T03:20:00.000Z', by: 'Rina Kartika' },
        ...{ decided_by: null, reason: '' },
      },
    ],
    waiting: {
      ...{ id: 71, amount: 100_000, reason: 'Uang hilang saat dirampok, laporan polisi ada' },
      ...{ requested_by: 'Dewi Anggraini', requested_at: '2026-11-19T02:00:00.000Z' },
      ...{ obstacle: 'Diputuskan penyetuju kantor ini.', may_withdraw: false },
    },
  }),
  buildShortage(),
  buildShortage({
    ...{ id: 1, handover: { id: 5, number: 'JKT/S2611/00005' }, amount: 2_000, settled: 2_000 },
    ...{ day: '2026-11-10', at: '2026-11-10T08:40:00.000Z', reason: 'Koin tidak ada' },
    settlements: [
      {
        ...{ id: 2, kind: 'WRITTEN_OFF', amount: 2_000, at: '2026-11-11T03:20:00.000Z' },
        ...{ by: 'Rina Kartika', decided_by: 'Bambang Kusuma', reason: 'Terlalu kecil untuk ditagih' },
      },
    ],
    obstacle: 'Kurang setor ini sudah selesai.',
  }),
];
