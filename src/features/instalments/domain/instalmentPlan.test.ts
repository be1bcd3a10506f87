import { describe, expect, it } from 'vitest';
import { buildCalculation } from '../mocks/buildCalculation';
import { planInstalments } from './instalmentPlan';
import { EMPTY_STATE, type InstalmentState } from './instalmentState';
import { scheduleText, tenorsText } from './instalmentText';

const rules = buildCalculation({ rate_bp: 2200, round_to: 1000, min_tenor: 6, max_tenor: 36 });
const plan = (over: Partial<InstalmentState>) =>
  planInstalments({ ...EMPTY_STATE, ...over }, rules, '2026-11-20');

describe('what is reckoned', () => {
  it('nothing until there is a principal', () => {
    expect(plan({})).toEqual({ principal: null, date: '2026-11-20', tenors: [], chosen: null, errors: {} });
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
