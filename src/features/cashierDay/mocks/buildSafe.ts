import type { Safe } from '@/lib/contract/safes';

/** A safe that two cashiers filled, that gave to a drawer, and of which a part went to the bank. */
export const buildSafe = (over: Partial<Safe> = {}): Safe => ({
  office: { id: 1, name: 'Jakarta' },
  balance: 8_290_000,
  waiting: null,
  may_ask: true,
  movements: [
    {
      ...{ id: 14, at: '2026-11-20T03:20:00.000Z', kind: 'FROM_SAFE', cash: -2_000_000 },
      ...{ name: 'Sri Wahyuni', confirmed_by: 'Bambang Kusuma', bank: '', reference: '' },
    },
    {
      ...{ id: 13, at: '2026-11-19T10:45:00.000Z', kind: 'TO_SAFE', cash: 2_840_000 },
      ...{ name: 'Sri Wahyuni', confirmed_by: 'Bambang Kusuma', bank: '', reference: '' },
    },
    {
      ...{ id: 12, at: '2026-11-19T02:10:00.000Z', kind: 'SAFE_TO_BANK', cash: -6_000_000 },
      ...{
        name: 'Rini Astuti Kusumawardani',
        confirmed_by: 'Bambang Kusuma',
        bank: 'BCA',
        reference: '7781204',
      },
    },
  ],
  ...over,
});
