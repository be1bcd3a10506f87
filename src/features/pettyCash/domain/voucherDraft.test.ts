import { describe, expect, it } from 'vitest';
import { buildFund } from '../mocks/buildFund';
import { buildAdvance, buildVoucher, PROOF } from '../mocks/buildVoucher';
import {
  checkVoucher,
  leavesBy,
  limitOf,
  staffNamed,
  startVoucher,
  toVoucher,
  type VoucherDraft,
  type VoucherSubject,
} from './voucherDraft';

const EXPENSE: VoucherSubject = { kind: 'EXPENSE', of: null };
const ADVANCE: VoucherSubject = { kind: 'ADVANCE', of: null };
const SETTLEMENT: VoucherSubject = { kind: 'SETTLEMENT', of: buildAdvance({ credit: 400_000 }) };
const REFUND: VoucherSubject = { kind: 'REFUND', of: buildVoucher({ credit: 185_000 }) };
const fund = buildFund();

const filled = (over: Partial<VoucherDraft> = {}): VoucherDraft => ({
  ...startVoucher(EXPENSE),
  ...{ file: PROOF, amount: 185_000, category: '1', payee: 'Toko Sinar Jaya', description: 'Kertas A4' },
  ...over,
});
const wrong = (subject: VoucherSubject, over: Partial<VoucherDraft> = {}, balance = 2_815_000) =>
  Object.keys(checkVoucher(subject, filled(over), { balance }));

describe('a voucher', () => {
  it('can be sent once all is there', () => expect(wrong(EXPENSE)).toEqual([]));

  it.each<[string, Partial<VoucherDraft>]>([
    ['file_id', { file: null }],
    ['no_proof', { file: null, without: true, no_proof: 'x' }],
    ['amount', { amount: null }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 2_815_001 }],
    ['category_id', { category: '' }],
    ['payee', { payee: ' a ' }],
    ['payee', { payee: 'Tоko Sinar' }],
    ['description', { description: '' }],
  ])('says at %s what is missing of %o', (field, over) => expect(wrong(EXPENSE, over)).toEqual([field]));

  it('needs no proof for an advance, but who gets it', () => {
    expect(wrong(ADVANCE, { file: null, staff: '9' })).toEqual([]);
    expect(wrong(ADVANCE, { file: null })).toEqual(['payee_staff_id']);
  });

  it('gives back no more than was spent', () => {
    expect(wrong(REFUND, { amount: 185_000 }, 0)).toEqual([]);
    expect(wrong(REFUND, { amount: 185_001 }, 0)).toEqual(['amount']);
  });

  it('moves of a settlement only what differs from its advance', () => {
    expect([0, 400_000, 450_000].map((amount) => leavesBy(SETTLEMENT, amount))).toEqual([
      -400_000, 0, 50_000,
    ]);
    expect(wrong(SETTLEMENT, { amount: 0 }, 0)).toEqual([]);
    expect(wrong(SETTLEMENT, { amount: 450_000 }, 49_999)).toEqual(['amount']);
  });

  it('waits above its category’s limit, an advance above the lowest', () => {
    expect(limitOf(EXPENSE, { category: '2' }, fund.categories)).toBe(250_000);
    expect(limitOf(EXPENSE, { category: '' }, fund.categories)).toBeNull();
    expect(limitOf(ADVANCE, { category: '' }, fund.categories)).toBe(250_000);
    expect(limitOf(REFUND, { category: '2' }, fund.categories)).toBeNull();
  });

  it('knows a member of staff by name, however it is written', () => {
    expect(staffNamed('  budi  HARTONO ', fund.staff)).toBe(9);
    expect(staffNamed('Toko Sinar Jaya', fund.staff)).toBeNull();
  });

  it('sends only what its kind has', () => {
    expect(toVoucher(EXPENSE, filled({ payee: 'Budi Hartono' }), fund)).toMatchObject({
      ...{ office_id: 1, category_id: 1, of_id: null, payee_staff_id: 9, file_id: PROOF.id, no_proof: '' },
    });
    expect(toVoucher(ADVANCE, filled({ staff: '9' }), fund)).toMatchObject({
      ...{ category_id: null, payee: 'Budi Hartono', payee_staff_id: 9, file_id: null },
    });
    expect(toVoucher(REFUND, filled({ without: true, no_proof: 'Tanpa nota' }), fund)).toMatchObject({
      of_id: 412,
      category_id: null,
      file_id: null,
      no_proof: 'Tanpa nota',
    });
  });
});
