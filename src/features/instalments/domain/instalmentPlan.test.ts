import { describe, expect, it } from 'vitest';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { planInstalments } from './instalmentPlan';
import { EMPTY_STATE, type InstalmentState } from './instalmentState';
import { scheduleText, tenorsText } from './instalmentText';

const rules = buildCalculation({ rate_bp: 2200, round_to: 1000, min_tenor: 6, max_tenor: 36 });
const plan = (over: Partial<InstalmentState>) =>
  planInstalments({ ...EMPTY_STATE, ...over }, rules, '2026-11-20');

describe('what is calculated', () => {
  it('nothing until there is a principal', () => {
    expect(plan({})).toEqual({
      principal: null,
      date: '2026-11-20',
      inAdvance: false,
      tenors: [],
      chosen: null,
      errors: {},
    });
  });

  it('every usual tenor, the longest chosen', () => {
    const { tenors, chosen } = plan({ principal: 12_000_000 });
    expect(tenors.map(({ tenor, first }) => [tenor, first])).toEqual([
      [6, 2_220_000],
      [12, 1_220_000],
      [18, 887_000],
      [24, 720_000],
      [30, 620_000],
      [36, 554_000],
    ]);
    expect(chosen?.tenor).toBe(36);
    expect(tenors[1]).toMatchObject({ interest: 2_640_000, total: 14_640_000, last: 1_220_000 });
  });

  it('the principal from price and down payment', () => {
    const { principal, chosen } = plan({
      from: 'otr',
      otr: 20_000_000,
      downPayment: 8_000_000,
      tenors: '12',
    });
    expect(principal).toBe(12_000_000);
    expect(chosen?.schedule[0]).toMatchObject({ date_maturity: '2026-12-20', instalment: 1_220_000 });
  });

  it.each<[string, Partial<InstalmentState>, string]>([
    ['a down payment as high as the price', { from: 'otr', otr: 5, downPayment: 5 }, 'downPayment'],
    ['nothing to finance', { principal: 0 }, 'principal'],
    ['a price of nothing', { from: 'otr', otr: 0 }, 'otr'],
    ['a digit too many', { principal: 900_000_000_000 }, 'principal'],
    ['a tenor beyond the rules', { principal: 12_000_000, tenors: '48' }, 'tenors'],
    ['no such day', { principal: 12_000_000, date: '2026-02-30' }, 'date'],
  ])('%s is said beside its field', (_, state, field) => {
    const { errors, tenors, principal } = plan(state);
    expect(Object.keys(errors)).toEqual([field]);
    expect([tenors, principal]).toEqual([[], null]);
  });
});

describe('days and rounding', () => {
  const annuity = buildCalculation({ method: 'ANNUITY', rate_bp: 1800, round_to: 100_000 });

  it('begins on the contract date in advance, as the Perhitungan has it or as it is chosen', () => {
    const state = { ...EMPTY_STATE, principal: 12_000_000, tenors: '12' };
    const usual = buildCalculation({ in_advance: true });
    const days = (over: Partial<InstalmentState>, under = rules) =>
      planInstalments({ ...state, ...over }, under, '2026-11-20')
        .chosen?.schedule.slice(0, 2)
        .map((line) => line.date_maturity);
    expect(days({})).toEqual(['2026-12-20', '2027-01-20']);
    expect(days({ dueDay: 5 })).toEqual(['2026-12-05', '2027-01-05']);
    expect(days({ inAdvance: true, dueDay: 1 })).toEqual(['2026-11-20', '2027-01-01']);
    expect(days({}, usual)).toEqual(['2026-11-20', '2026-12-20']);
    expect(days({ inAdvance: false }, usual)).toEqual(['2026-12-20', '2027-01-20']);
  });

  it('says beside the amount when rounding leaves lines of 0', () => {
    const state = { ...EMPTY_STATE, principal: 1_000_000, tenors: '24' };
    const asked = planInstalments(state, annuity, '2026-11-20');
    expect(asked.tenors).toEqual([]);
    expect(asked.errors).toEqual({
      principal: 'Terlalu kecil untuk pembulatan Rp100.000: pada tenor 24 bulan angsuran ke-12 menjadi 0.',
    });
    expect(planInstalments({ ...state, tenors: '6' }, annuity, '2026-11-20').errors).toEqual({});
  });

  it('says that an effective loan in advance rises once before it falls', () => {
    const falling = buildCalculation({ method: 'EFFECTIVE', rate_bp: 1200, round_to: 1 });
    const state = { ...EMPTY_STATE, principal: 12_000_000, tenors: '12', inAdvance: true };
    const text = tenorsText(state, falling, planInstalments(state, falling, '2026-11-20'));
    expect(text).toContain('*Rp1.000.000* di muka, lalu *Rp1.110.000* menurun sampai *Rp1.010.000*');
    expect(text).toContain('Angsuran pertama di muka (ADDM)');
  });
});

describe('as text', () => {
  it('says what was asked and every tenor', () => {
    const state: InstalmentState = {
      ...EMPTY_STATE,
      from: 'otr',
      otr: 20_000_000,
      downPayment: 8_000_000,
      tenors: '12 24',
    };
    expect(tenorsText(state, rules, planInstalments(state, rules, '2026-11-20'))).toBe(
      [
        '*Simulasi angsuran*',
        'Motor, bunga flat, 22 % per tahun',
        'Harga OTR: Rp20.000.000',
        'Uang muka: Rp8.000.000',
        'Pokok: Rp12.000.000',
        '',
        '12 bulan: *Rp1.220.000* per bulan',
        '24 bulan: *Rp720.000* per bulan',
        '',
        'Simulasi, bukan persetujuan kredit. Belum termasuk biaya dan asuransi.',
      ].join('\n'),
    );
  });

  it('has every due date of the chosen tenor', () => {
    const state = { ...EMPTY_STATE, principal: 12_000_000, tenors: '6' };
    const asked = planInstalments(state, rules, '2026-11-30');
    const lines = scheduleText(state, rules, asked, asked.chosen!).split('\n');
    expect(lines).toContain('3. 28/02/2027  Rp2.220.000');
    expect(lines).toContain('*Jumlah: Rp13.320.000*');
    expect(lines).toContain('Tanggal kontrak: 30 November 2026');
  });

  it('says where the months differ', () => {
    const falling = buildCalculation({ method: 'EFFECTIVE', rate_bp: 1200, round_to: 1 });
    const state = { ...EMPTY_STATE, principal: 12_000_000, tenors: '12' };
    expect(tenorsText(state, falling, planInstalments(state, falling, '2026-11-20'))).toContain(
      '12 bulan: *Rp1.120.000* menurun sampai *Rp1.010.000*',
    );
  });
});
