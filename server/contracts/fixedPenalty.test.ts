import { describe, expect, it } from 'vitest';
import { daysBetween } from '@/lib/arithmetic/calendar';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { startApi } from '../testing/startApi';

const DAY = 86_400_000;

describe('a contract with a fixed penalty', () => {
  it('costs its sum per day after the grace days, up to its cap, wherever its card is read', async () => {
    const api = await startApi();
    const { rows } = await api.connection.pool.query<{ code: string }>(
      `select c.code from contracts c join calculations m on m.id = c.calculation_id
        where m.code = 'R2-TETAP' and c.status = 'ACTIVE' and c.office_id = 1 order by c.code limit 1`,
    );
    const code = rows[0]?.code ?? '';
    api.advance(60 * DAY);
    const token = await api.signIn('kasir.jkt');
    const { data: shown } = await api.call<PaymentCard>('GET', `payments/${code}`, { token });
    expect(shown.contract.structure).toMatchObject({
      penalty_kind: 'FIXED',
      penalty_rate_bp: 0,
      penalty_per_day: 5000,
    });
    const late = shown.card.lines.filter((line) => line.status === 'OVERDUE');
    expect(late.length).toBeGreaterThan(0);
    for (const line of late) {
      const days = daysBetween(line.date_maturity, shown.as_of) - 3;
      expect(line.penalty).toBe(Math.min(Math.max(0, days) * 5000, Math.floor(line.instalment / 2)));
    }
    const manager = await api.signIn('kacab.jkt');
    const detail = await api.call<ContractDetail>('GET', `contracts/${code}`, { token: manager });
    expect(detail.data.card.totals.penalty).toBe(shown.card.totals.penalty);
  });

  it('has one kind of penalty in the table, whoever writes it', async () => {
    const { connection } = await startApi();
    for (const wrong of [
      "penalty_kind = 'FIXED'",
      'penalty_per_day = 5000',
      "penalty_kind = 'FIXED', penalty_rate_bp = 0, penalty_per_day = 0",
      "penalty_kind = 'DAILY'",
    ]) {
      for (const table of ['contracts', 'calculations']) {
        const write = connection.pool.query(`update ${table} set ${wrong} where penalty_kind = 'RATE'`);
        await expect(write, `${table}: ${wrong}`).rejects.toThrow(`${table}_penalty_of_one_kind`);
      }
    }
  });
});
