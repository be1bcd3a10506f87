import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { Calculation } from '@/lib/contract/calculations';
import { startApi, type TestApi } from '../testing/startApi';

interface InForce {
  today: string;
  rows: Calculation[];
}
const inForce = async (api: TestApi, token: string) =>
  (await api.call<InForce>('GET', 'calculations', { token })).data;

interface SignedLoan {
  code: string;
  calculation_id: number;
  principal: number;
  tenor: number;
  instalment: number;
  date_start: string;
}
interface PaidLine {
  contract_code: string;
  credit_to: number;
  credit: number;
  date_maturity: string;
}

describe('Perhitungan in force', () => {
  it('calculate every seeded contract again, to the rupiah', async () => {
    const api = await startApi();
    const { rows } = await inForce(api, await api.signIn('surveyor.jkt'));
    const { rows: loans } = await api.connection.pool.query<SignedLoan>(
      `select code, calculation_id, principal::float8 as principal, tenor, instalment::float8 as instalment,
              date_start::text as date_start from contracts`,
    );
    const { rows: paid } = await api.connection.pool.query<PaidLine>(
      `select contract_code, credit_to, credit::float8 as credit, date_maturity::text as date_maturity
         from credits where transaction_to = 1`,
    );
    expect(new Set(loans.map((loan) => loan.calculation_id))).toEqual(new Set(rows.map((row) => row.id)));

    let compared = 0;
    for (const loan of loans) {
      const rules = rows.find((row) => row.id === loan.calculation_id)!;
      const schedule = buildSchedule({
        method: rules.method,
        principal: loan.principal,
        rateBp: rules.rate_bp,
        tenor: loan.tenor,
        roundTo: rules.round_to,
        dateStart: loan.date_start,
        inAdvance: rules.in_advance,
      });
      expect(schedule[0]?.instalment, loan.code).toBe(loan.instalment);
      for (const line of paid.filter((one) => one.contract_code === loan.code)) {
        expect(schedule[line.credit_to - 1], loan.code).toMatchObject({
          instalment: line.credit,
          date_maturity: line.date_maturity,
        });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it("begin and end by the office's own day, and leave out what was switched off", async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const { today } = await inForce(api, token);
    const codes = async () => (await inForce(api, token)).rows.map((row) => row.code);
    expect(await codes()).toEqual(['R2-FLAT', 'R2-TETAP', 'R4-ANUITAS', 'R4-EFEKTIF', 'R4-FLAT']);
    const set = (change: string, ...values: string[]) =>
      api.connection.pool.query(`update calculations set ${change}`, values);

    await set("valid_to = $1 where code = 'R2-FLAT'", addDays(today, -1));
    await set("valid_to = $1 where code = 'R4-ANUITAS'", today);
    await set("valid_from = $1 where code = 'R4-EFEKTIF'", addDays(today, 1));
    await set("active = false where code in ('R4-FLAT', 'R2-TETAP')");
    expect(await codes()).toEqual(['R4-ANUITAS']);
  });

  it('need a session only', async () => {
    const api = await startApi();
    expect((await api.call('GET', 'calculations')).http).toBe(401);
    const token = await api.signIn('kolektor.jyp');
    expect((await api.call('GET', 'calculations', { token })).http).toBe(200);
  });
});
