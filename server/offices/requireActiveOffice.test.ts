import { describe, expect, it } from 'vitest';
import type { Profile } from '@/lib/contract/auth';
import type { CreditPage } from '@/lib/contract/creditList';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { Settlement } from '@/lib/contract/settlements';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { startApi } from '../testing/startApi';
import { clerkOf, statementLines, payersOf, paysByCode } from '../testing/statements';

async function closedOffice() {
  const api = await startApi();
  const cashier = await api.signIn('kasir.jkt');
  const setActive = (active: boolean) =>
    api.connection.pool.query('update offices set active = $1 where id = 1', [active]);
  const { rows } = await api.connection.pool.query<{ code: string; receipt: number }>(
    `select c.code, max(r.id)::int as receipt from contracts c join credits r on r.contract_code = c.code
      where c.office_id = 1 and c.status = 'ACTIVE' group by c.code order by c.code limit 1`,
  );
  const { code, receipt } = rows[0]!;
  const written = async () => {
    const sums = await api.connection.pool.query<Record<string, string>>(
      `select (select count(*) from credits) as receipts, (select count(*) from credit_requests) as requests,
              (select count(*) from settlements) as settlements, (select count(*) from import_batches) as imports`,
    );
    return sums.rows[0];
  };
  return { api, cashier, setActive, code, receipt, written };
}

const REFUSAL = /^Kantor Jakarta sedang nonaktif.*Minta pemegang hak data master/;

describe('an office that is switched off', () => {
  it('takes no payment, settlement or request; all of it can still be read', async () => {
    const { api, cashier, setActive, code, receipt, written } = await closedOffice();
    const call = <T>(method: 'GET' | 'POST', address: string, body?: unknown) =>
      api.call<T>(method, address, { token: cashier, body });
    const { data: shown } = await call<PaymentCard>('GET', `payments/${code}`);
    const payment = oldestInstalment(shown);
    const { data: quote } = await call<Settlement>('GET', `payments/${code}/settlement`);
    await setActive(false);
    const before = await written();

    const paid = await call('POST', `payments/${code}`, payment);
    expect(paid).toMatchObject({ http: 409, message: expect.stringMatching(REFUSAL) as string });
    const settled = await call('POST', `payments/${code}/settlement`, {
      ...quote,
      quote_id: null,
      cash: quote.total,
      bank: 0,
      note: '',
    });
    expect(settled).toMatchObject({ http: 409, message: expect.stringMatching(REFUSAL) as string });
    const asked = await call('POST', `credits/${receipt}/void-request`, {
      reason: 'Salah nasabah.',
      version: 1,
    });
    expect(asked).toMatchObject({ http: 409, message: expect.stringMatching(REFUSAL) as string });
    const payback = { kind: 'DEPOSIT_PAY_BACK', cash: 1000, bank: 0 };
    const onContract = await call('POST', `contracts/${code}/requests`, {
      ask: payback,
      reason: 'Titipan diminta kembali.',
      version: shown.contract.version,
    });
    expect(onContract).toMatchObject({ http: 409, message: expect.stringMatching(REFUSAL) as string });
    // Somebody of head office meets the same wall: it is the contract's office that counts.
    const head = await api.signIn('direktur');
    await api.connection.pool.query("update staff set office_id = 2 where username = 'direktur'");
    const remote = await api.call('POST', `payments/${code}`, { token: head, body: payment });
    expect(remote).toMatchObject({ http: 409, message: expect.stringMatching(REFUSAL) as string });
    expect(await written()).toEqual(before);

    expect((await call<PaymentCard>('GET', `payments/${code}`)).http).toBe(200);
    expect((await call<CreditPage>('GET', 'credits')).http).toBe(200);
    expect((await call<Profile>('GET', 'auth/me')).data.office_active).toBe(false);

    await setActive(true);
    expect((await call('POST', `payments/${code}`, payment)).http).toBe(200);
    expect((await call<Profile>('GET', 'auth/me')).data.office_active).toBe(true);
  });

  it('takes no statement, and posts none that was there', async () => {
    const { api, cashier, setActive, written } = await closedOffice();
    const clerk = clerkOf(api, cashier);
    const rows = statementLines(api, ...(await payersOf(api)).slice(0, 2).map(paysByCode));
    const batch = await clerk.upload('a.csv', rows);
    await setActive(false);
    const before = await written();
    const refused = { http: 409, message: expect.stringMatching(REFUSAL) as string };
    expect(await clerk.post(batch.id)).toMatchObject(refused);
    expect(await clerk.start('b.csv', rows.slice(0, 1))).toMatchObject(refused);
    expect(await written()).toEqual(before);
  });

  it('gets no row of a statement that another office posts', async () => {
    const { api, setActive, written } = await closedOffice();
    const rows = statementLines(api, ...(await payersOf(api)).slice(0, 2).map(paysByCode));
    const head = clerkOf(api, await api.signIn('direktur'));
    await api.connection.pool.query("update staff set office_id = 2 where username = 'direktur'");
    const batch = await head.upload('a.csv', rows);
    await setActive(false);
    const before = await written();
    expect((await head.post(batch.id)).data).toMatchObject({ posted: 0, refused: 2 });
    expect(
      (await head.rows(batch.id)).map(({ state, problem }) => [state, REFUSAL.test(problem ?? '')]),
    ).toEqual(rows.map(() => ['DOUBTFUL', true]));
    expect(await written()).toEqual(before);
  });
});
