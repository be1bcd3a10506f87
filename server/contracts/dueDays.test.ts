import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { Settlement } from '@/lib/contract/settlements';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { todayIn } from '../calendar/today';
import { contracts } from '../platform/db/schema';
import { startApi } from '../testing/startApi';

describe('a contract with a chosen due day, the first instalment in advance', () => {
  it('has its dates on card, receipt and settlement', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const { db } = api.connection;
    const [like] = await db
      .select()
      .from(contracts)
      .where(and(eq(contracts.officeId, 1), eq(contracts.method, 'FLAT'), eq(contracts.status, 'ACTIVE')))
      .limit(1);
    const code = 'JKT-9901-00001';
    const start = addDays(todayIn('Asia/Jakarta', api.now()), -2);
    const terms = { dateStart: start, nextDue: start, dueDay: 10, inAdvance: true };
    await db.insert(contracts).values({ ...like!, ...terms, code, version: 1 });
    const cardOf = async () => (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;
    const shown = await cardOf();
    const [first, second, third] = shown.card.lines;
    expect(first).toMatchObject({ date_maturity: start, status: 'OVERDUE', overdue: 2 });
    expect(second?.date_maturity.slice(8)).toBe('10');
    expect(second!.date_maturity >= addDays(start, 15)).toBe(true);
    expect(third?.date_maturity).toBe(addMonths(second!.date_maturity, 1));

    const { data: quote } = await api.call<Settlement>('GET', `payments/${code}/settlement`, { token });
    expect(quote.lines.find((step) => step.kind === 'INTEREST_RUNNING')).toMatchObject({
      number: 2,
      since: start,
      days: 2,
    });
    const paid = await api.call('POST', `payments/${code}`, { token, body: oldestInstalment(shown) });
    expect(paid.http).toBe(200);
    expect((await cardOf()).contract).toMatchObject({ next_due: second?.date_maturity, status: 'ACTIVE' });
  });

  it('has a day that every month has', async () => {
    const { connection } = await startApi();
    for (const day of [0, 29]) {
      const write = connection.pool.query('update contracts set due_day = $1', [day]);
      await expect(write).rejects.toThrow('contracts_due_day_of_every_month');
    }
  });
});
