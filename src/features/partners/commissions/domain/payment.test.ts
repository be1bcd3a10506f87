import { describe, expect, it } from 'vitest';
import { buildPayout, buildPreview } from '../../mocks/buildCommission';
import { figuresOf, paymentChanges, paymentOf } from './payment';

const seen = buildPreview();
const [first, second] = seen.payouts as [ReturnType<typeof buildPayout>, ReturnType<typeof buildPayout>];

describe('what is sent to pay', () => {
  it('is every commission that was shown, those held back too, and the sum that was shown', () => {
    expect(paymentOf(seen)).toEqual({ office_id: 1, entries: [1, 6, 7, 4], total: 525_000 });
  });

  it('is told in figures, what is held back apart', () => {
    expect(figuresOf(seen.payouts)).toEqual({ partners: 2, entries: 4, back: 120_000 });
    expect(figuresOf([])).toEqual({ partners: 0, entries: 0, back: 0 });
  });
});

describe('what changed since it was shown', () => {
  it('is nothing where it is the same', () => {
    expect(paymentChanges(seen, buildPreview())).toEqual([]);
  });

  it('names who is not paid any more, with the reason, and who is new', () => {
    const third = buildPayout({ partner: { id: 3, name: 'Nurul Aini' }, total: 90_000 });
    const why = 'Perubahan rekening masih menunggu persetujuan.';
    const now = buildPreview({
      payouts: [first, third],
      total: 315_000,
      held: [{ partner: second.partner, total: 300_000, why }],
    });
    expect(paymentChanges(seen, now)).toEqual([
      `Sumber Motor Matraman: tidak dibayar sekarang. ${why}`,
      'Nurul Aini: ikut dibayar, Rp90.000',
      'Jumlah: Rp525.000 → Rp315.000',
    ]);
  });

  it('tells another sum, another account, and other commissions of the same sum', () => {
    const now = (payout: ReturnType<typeof buildPayout>, total = seen.total) =>
      paymentChanges(seen, buildPreview({ payouts: [payout, second], total }));
    expect(now({ ...first, total: 405_000 }, 705_000)).toEqual([
      'Rahmat Hidayat: Rp225.000 → Rp405.000',
      'Jumlah: Rp525.000 → Rp705.000',
    ]);
    const account = { ...first.account, number: '1370012345678' };
    expect(now({ ...first, account })).toEqual(['Rahmat Hidayat: rekeningnya lain']);
    expect(now({ ...first, entries: first.entries.slice(1) })).toEqual([
      'Rahmat Hidayat: komisinya lain, jumlahnya tetap',
    ]);
    expect(now({ ...first, entries: first.entries.toReversed() })).toEqual([]);
  });

  it('says so where nothing is paid any more', () => {
    const now = buildPreview({ payouts: [], total: 0, held: [] });
    expect(paymentChanges(seen, now).at(-1)).toBe('Jumlah: Rp525.000 → Rp0');
    expect(paymentChanges(seen, now)).toHaveLength(3);
  });
});
