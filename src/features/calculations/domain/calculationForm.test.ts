import { describe, expect, it } from 'vitest';
import { buildVersion } from '../mocks/buildVersions';
import { checkValues, earliestStart, formValues, writeOf, type CalculationValues } from './calculationForm';
import { exampleOf } from './example';
import { fieldChanges } from './fieldChanges';
import { versionMode } from './versionMode';

const TODAY = '2026-11-20';
const before = buildVersion();
const start = formValues(before, before.code, '2027-01-01');
const errors = (over: Partial<CalculationValues>) => checkValues({ ...start, ...over }, TODAY, before);

describe('the form', () => {
  it('writes back what it was filled with', () => {
    const { id, code, valid_to, active, version, used_by, ...others } = before;
    const { created_at, created_by, updated_at, updated_by, waiting, ...rules } = others;
    void [
      waiting,
      id,
      code,
      valid_to,
      active,
      version,
      used_by,
      created_at,
      created_by,
      updated_at,
      updated_by,
    ];
    expect(writeOf(start)).toEqual({ ...rules, valid_from: '2027-01-01' });
    expect(errors({})).toEqual({});
  });

  it.each<[keyof CalculationValues, string | null, RegExp]>([
    ['code', 'r2', /Huruf besar/],
    ['name', '  ', /3 sampai 80/],
    ['rate_bp', '18,555', /dua angka desimal/],
    ['rate_bp', '101', /0 sampai 100/],
    ['round_to', null, /Rp1 /],
    ['penalty_grace_days', 'tiga', /0 sampai 60/],
    ['penalty_rate_bp', '11', /0 sampai 10/],
    ['penalty_cap_bp', '0', /tidak pernah dihitung/],
    ['quote_days', '0', /1 sampai 90/],
    ['max_tenor', '3', /terpendek/],
    ['valid_from', '', /tanggal/],
    ['valid_from', TODAY, /Paling awal 21 November 2026/],
  ])('says beside %s what is wrong with %s', (field, value, words) => {
    expect(errors({ [field]: value })).toEqual({ [field]: expect.stringMatching(words) as string });
  });

  it('writes the penalty that is chosen, and the other as 0', () => {
    const fixed = { ...start, penalty_kind: 'FIXED', penalty_per_day: 5000 } as const;
    expect(writeOf(fixed)).toMatchObject({ penalty_rate_bp: 0, penalty_per_day: 5000 });
    expect(writeOf({ ...fixed, penalty_kind: 'RATE' })).toMatchObject({
      penalty_rate_bp: 50,
      penalty_per_day: 0,
    });
    // A percentage that nobody sees any more is not wrong.
    expect(errors({ ...fixed, penalty_rate_bp: 'x' })).toEqual({});
    const amount = { penalty_per_day: expect.stringMatching(/Rp1 /) as string };
    expect(errors({ penalty_kind: 'FIXED', penalty_per_day: 0 })).toEqual(amount);
    expect(errors({ penalty_kind: 'FIXED', penalty_per_day: null })).toEqual(amount);
    expect(errors({ ...fixed, penalty_cap_bp: '0' })).toEqual({
      penalty_cap_bp: expect.stringMatching(/tidak pernah dihitung/) as string,
    });
  });

  it('refuses a rounding that may leave lines of 0, with the tenor', () => {
    const annuity = { method: 'ANNUITY', round_to: 100_000 } as const;
    expect(errors(annuity)).toEqual({
      round_to: expect.stringMatching(/^Terlalu kasar: pada tenor \d+ bulan dan pokok Rp2.000.000/) as string,
    });
    expect(errors({ ...annuity, round_to: 1000 })).toEqual({});
    expect(errors({ ...annuity, method: 'FLAT' })).toEqual({});
  });

  it('begins after today, and after the version before', () => {
    expect(earliestStart(TODAY, undefined)).toBe(TODAY);
    expect(earliestStart(TODAY, '2020-01-01')).toBe('2026-11-21');
    expect(earliestStart(TODAY, '2027-05-31')).toBe('2027-06-01');
  });
});

describe('the example', () => {
  it('is what a contract would cost', () => {
    expect(exampleOf(writeOf(start))).toEqual({
      principal: 12_000_000,
      tenor: 12,
      first: 1_220_000,
      last: 1_220_000,
      interest: 2_640_000,
      penalty: 42_700,
      penaltyDays: 7,
      highestPenalty: 610_000,
    });
  });

  it('of a fixed penalty does not follow the instalment', () => {
    const example = exampleOf(writeOf({ ...start, penalty_kind: 'FIXED', penalty_per_day: 5000 }));
    expect(example).toMatchObject({ penalty: 35_000, penaltyDays: 7, highestPenalty: 610_000 });
  });

  it('waits until there is something to calculate with', () => {
    expect(exampleOf(writeOf({ ...start, rate_bp: '' }))).toBeNull();
    expect(exampleOf(writeOf({ ...start, penalty_cap_bp: 'x' }))).toBeNull();
    expect(exampleOf(writeOf({ ...start, valid_from: '' }))).toBeNull();
  });
});

describe('versions', () => {
  it('can be changed while to come, followed when newest, else read', () => {
    const old = buildVersion({ valid_to: '2026-12-31' });
    const coming = buildVersion({ id: 9, valid_from: '2027-01-01', used_by: 0 });
    expect(versionMode(coming, [coming, old], TODAY)).toBe('change');
    expect(versionMode(old, [coming, old], TODAY)).toBe('read');
    expect(versionMode(before, [before], TODAY)).toBe('follow');
    expect(versionMode({ ...coming, used_by: 1 }, [coming, old], TODAY)).toBe('follow');
  });

  it('differ in words', () => {
    expect(fieldChanges(before, { ...before, rate_bp: 2450, method: 'ANNUITY' })).toEqual([
      { label: 'Cara bunga', before: 'Bunga flat', after: 'Anuitas' },
      { label: 'Bunga per tahun', before: '22 %', after: '24,5 %' },
    ]);
  });
});
