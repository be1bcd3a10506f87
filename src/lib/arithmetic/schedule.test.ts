import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './calendar';
import { buildSchedule, instalmentOf, type InterestMethod, type LoanTerms } from './schedule';

const METHODS: InterestMethod[] = ['FLAT', 'EFFECTIVE', 'ANNUITY'];
const terms: fc.Arbitrary<LoanTerms> = fc.record({
  method: fc.constantFrom(...METHODS),
  principal: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1_000_000, max: 2_000_000_000 })),
  rateBp: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6000 })),
  tenor: fc.integer({ min: 1, max: 72 }),
  roundTo: fc.constantFrom(1, 100, 500, 1000),
  dateStart: fc.constantFrom('2026-01-15', '2026-01-31', '2028-02-29'),
});
const plain = (method: InterestMethod, principal: number, rateBp: number, tenor: number): LoanTerms => ({
  method,
  principal,
  rateBp,
  tenor,
  roundTo: 1,
  dateStart: '2026-01-15',
});
/** Within a rupiah: for sources that show cents or round to the nearest. */
const near = (actual: number, published: number) =>
  expect(Math.abs(actual - published)).toBeLessThanOrEqual(1);

describe('a schedule', () => {
  it('pays back the principal, in whole rupiah, nothing below 0', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const lines = buildSchedule(loan);
        let left = loan.principal;
        for (const line of lines) {
          left -= line.principal;
          expect(line.remaining).toBe(left);
          expect(line.instalment).toBe(line.principal + line.interest);
          for (const amount of [line.instalment, line.principal, line.interest, line.remaining]) {
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          }
        }
        expect(left).toBe(0);
        expect(lines.map((line) => line.date_maturity)).toEqual(
          lines.map((_, index) => addMonths(loan.dateStart, index + 1)),
        );
        expect(instalmentOf(loan)).toBe(lines[0]?.instalment);
      }),
    );
  });

  it('asks for round instalments: FLAT always the same, EFFECTIVE never rising by more than a step', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        fc.pre(loan.method !== 'ANNUITY');
        const amounts = buildSchedule(loan).map((line) => line.instalment);
        expect(amounts.every((amount) => amount % loan.roundTo === 0)).toBe(true);
        if (loan.method === 'FLAT') expect(new Set(amounts).size).toBe(1);
        // Principal parts differ by a rupiah at most; that may cost one step of rounding.
        amounts.slice(1).forEach((amount, index) => {
          expect(amount).toBeLessThanOrEqual((amounts[index] ?? 0) + loan.roundTo);
        });
      }),
    );
  });

  it('ANNUITY asks for A on every line until little is left; the last takes the rest', () => {
    fc.assert(
      fc.property(terms, (drawn) => {
        const loan = { ...drawn, method: 'ANNUITY' as const };
        const lines = buildSchedule(loan);
        const a = instalmentOf(loan);
        for (const line of lines.slice(0, -1)) {
          if (line.remaining > 0) expect(line.instalment).toBe(a);
          else expect(line.instalment).toBeLessThanOrEqual(a);
        }
        // Interest rounds by half a rupiah a line, and that earns interest until the end.
        const i = loan.rateBp / 120_000;
        const drift = i === 0 ? 0 : (0.5 * ((1 + i) ** loan.tenor - 1)) / i;
        expect(lines.at(-1)!.instalment).toBeLessThanOrEqual(a + drift + 1);
      }),
    );
  });

  it('an annuity whose interest rounded up leaves those rupiah to its last line', () => {
    const lines = buildSchedule(plain('ANNUITY', 1_063_000, 1800, 36));
    expect([lines[0]?.instalment, lines.at(-1)?.instalment, lines.at(-1)?.remaining]).toEqual([
      38_430, 38_433, 0,
    ]);
  });

  it.each<[string, Partial<LoanTerms>]>([
    ['a fraction', { principal: 1.5 }],
    ['no principal', { principal: 0 }],
    ['not a number', { rateBp: Number.NaN }],
    ['a negative rate', { rateBp: -1 }],
    ['no tenor', { tenor: 0 }],
    ['an endless tenor', { tenor: 12_000_000 }],
    ['no rounding', { roundTo: 0 }],
    ['no such day', { dateStart: '2026-02-30' }],
    ['dates past the calendar', { dateStart: '9999-12-01' }],
    ['sums past 2^53', { principal: Number.MAX_SAFE_INTEGER, rateBp: 1200 }],
  ])('refuses %s', (_, wrong) => {
    const loan = { ...plain('FLAT', 12_000_000, 1200, 12), ...wrong };
    expect(() => buildSchedule(loan)).toThrow(RangeError);
  });
});

describe('published schedules', () => {
  // "Mengenal Otoritas Jasa Keuangan", Ilustrasi Tabel Angsuran Pembiayaan, p. 114,
  // https://fliphtml5.com/shto/omyt/Mengenal_Otoritas_Jasa_Keuangan/140
  it('OJK: motorcycle, 12 million, 17 % flat, a year: 1.170.000 a month', () => {
    const lines = buildSchedule(plain('FLAT', 12_000_000, 1700, 12));
    expect(lines.every((line) => line.instalment === 1_170_000 && line.interest === 170_000)).toBe(true);
    expect(lines.reduce((sum, line) => sum + line.interest, 0)).toBe(2_040_000);
  });

  // "Simulasi kredit motor tanpa DP di Bank Jateng",
  // https://jateng.disway.id/read/669767/simulasi-kredit-motor-tanpa-dp-di-bank-jateng-proses-mudah-dan-cicilan-ringan/15
  // The page cuts 1.722.222,22 off; we round up.
  it('Bank Jateng: 50 million, 8 % flat, three years', () => {
    near(instalmentOf(plain('FLAT', 50_000_000, 800, 36)), 1_722_222);
  });

  // "Contoh Perhitungan Bunga Kredit Flat, Efektif, dan Anuitas", https://id.scribd.com/document/343763794/anuitas
  it('12 million, 6 % flat, a year', () => {
    expect(instalmentOf(plain('FLAT', 12_000_000, 600, 12))).toBe(1_060_000);
  });

  // The same page.
  it('12 million, 12 % effective, a year', () => {
    const lines = buildSchedule(plain('EFFECTIVE', 12_000_000, 1200, 12));
    expect(lines.slice(0, 10).map((line) => line.instalment)).toEqual([
      1_120_000, 1_110_000, 1_100_000, 1_090_000, 1_080_000, 1_070_000, 1_060_000, 1_050_000, 1_040_000,
      1_030_000,
    ]);
    expect(lines[0]?.interest).toBe(120_000);
  });

  // "Perhitungan Bunga Anuitas" (a car), https://www.scribd.com/document/465034556/1805045007-Nabila-Noor-kela-A-2018
  // The page keeps cents (A = 4.314.407,15); our A is rounded up, and interest to the nearest: a line's
  // principal is up to 1,4 higher (0,85 + 0,5, and interest on that), and what remains drifts by that much a month.
  it('173,6 million, 17 % annuity, five years', () => {
    const lines = buildSchedule(plain('ANNUITY', 173_600_000, 1700, 60));
    expect(lines[0]?.instalment).toBe(4_314_408);
    const published: [number, number, number][] = [
      [1_855_073.82, 2_459_333.33, 171_744_926.18],
      [1_881_354.03, 2_433_053.12, 169_863_572.15],
      [1_908_006.55, 2_406_400.61, 167_955_565.6],
      [1_935_036.64, 2_379_370.51, 166_020_528.96],
    ];
    published.forEach(([principal, interest, remaining], index) => {
      expect(Math.abs(lines[index]!.principal - principal)).toBeLessThanOrEqual(1.4);
      near(lines[index]!.interest, interest);
      expect(Math.abs(lines[index]!.remaining - remaining)).toBeLessThanOrEqual(1.4 * (index + 1));
    });
  });

  // "Rumus Simulasi KPR", https://id.scribd.com/document/709357747/Rumus-Simulasi-KPR-Adhitya-Mulya-v3
  // The page rounds A = 2.958.751,7… to the nearest for show; rounding up is the same here.
  it('400 million, 4 % annuity, fifteen years', () => {
    const lines = buildSchedule(plain('ANNUITY', 400_000_000, 400, 180));
    expect(lines[0]?.instalment).toBe(2_958_752);
    [1_333_333, 1_327_915, 1_322_479, 1_317_025].forEach((interest, index) => {
      near(lines[index]!.interest, interest);
    });
    [1_625_418, 1_630_836, 1_636_273, 1_641_727].forEach((principal, index) => {
      near(lines[index]!.principal, principal);
    });
  });
});
