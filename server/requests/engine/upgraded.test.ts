import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditPage } from '@/lib/contract/creditList';
import type { Partner } from '@/lib/contract/partnerRecords';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { Settlement } from '@/lib/contract/settlements';
import { oldestInstalment } from '../../../tests/payments/oldestInstalment';
import { readBasis } from '../../../tests/payments/readBasis';
import { migrationsFolder } from '../../platform/db/migrationsFolder';
import { approvalOf, valuesToWrite } from '../../testing/changedNote';
import { actionsOf, approveSeen, basisOf, contractCodes, requestOn } from '../../testing/contractRequest';
import { cardOf, payLines } from '../../testing/counter';
import { createDatabase } from '../../testing/createDatabase';
import { partnerBody } from '../../testing/partners';
import { startApi, type TestApi } from '../../testing/startApi';

/** Undoes the step that keeps it, so that what waits is from before. */
const DOWN = `
  alter table titles drop column forgives_up_to;
  alter table contract_requests drop column let_go;
  alter table credit_requests drop column let_go;
  alter table partner_requests drop column let_go;`;
/** The step itself. */
const UP = readFileSync(path.join(migrationsFolder(), '0049_limits_of_letting_go.sql'), 'utf8');

type Ask = (api: TestApi, maker: string, code: string) => Promise<RequestedAction>;

const settle = async (api: TestApi, token: string, code: string) => {
  const { data: quote } = await api.call<Settlement>('GET', `payments/${code}/settlement`, { token });
  const { version, as_of, principal, interest, penalty, fee, total } = quote;
  const sums = { version, quote_id: null, as_of, principal, interest, penalty, fee, total };
  const body = { ...sums, cash: 0, bank: total, bank_reference: 'TRX1', note: '' };
  const answer = await api.call('POST', `payments/${code}/settlement`, { token, body });
  expect(answer.http, answer.message).toBe(200);
};

const owed = async (api: TestApi, maker: string, code: string) => {
  const { lines } = (await cardOf(api, maker, code)).card;
  return lines.find((one) => owedOn(one) > 0)!;
};

/** One of every kind that was there then, on a contract of its own. */
const ASKS: Record<Exclude<RequestedAction['kind'], 'FIELD_PAYMENT' | 'REPOSSESSION' | 'UNIT_SALE'>, Ask> = {
  PAYMENT: async (api, maker, code) => ({
    kind: 'PAYMENT',
    payment: oldestInstalment(await cardOf(api, maker, code)),
  }),
  PAYMENT_VOID: async (api, maker, code) => {
    await payLines(api, maker, code);
    return { kind: 'PAYMENT_VOID', payment_id: (await actionsOf(api, maker, code)).payments[0]!.id };
  },
  SETTLEMENT_UNDO: async (api, maker, code) => {
    await settle(api, maker, code);
    return { kind: 'SETTLEMENT_UNDO', settlement_id: (await actionsOf(api, maker, code)).settlement!.id };
  },
  DEPOSIT_PAY_BACK: async (api, maker, code) => {
    const amount = owedOn(await owed(api, maker, code));
    await payLines(api, maker, code, { amount, cash: amount + 50_000, deposit_added: 50_000 });
    return { kind: 'DEPOSIT_PAY_BACK', cash: 0, bank: 50_000 };
  },
  WAIVER: async (api, maker, code) => {
    const { number } = await owed(api, maker, code);
    return { kind: 'WAIVER', lines: [{ number, credit_discount: 1000, penalty_discount: 0 }] };
  },
  STATUS: () => Promise.resolve({ kind: 'STATUS', status: 'WRITTEN_OFF' }),
  CANCEL: async (api, _maker, code) => {
    await api.connection.pool.query(
      `begin; set local session_replication_role = replica;
       update credits set voided_at = now(), voided_by = 1, void_reason = 'uji', transfer_state = null
        where contract_code = '${code}'; commit`,
    );
    return { kind: 'CANCEL' };
  },
  RESTRUCTURE: async (api, maker, code) => readBasis(await basisOf(api, maker, code)).ask,
  MOVE_OFFICE: () => Promise.resolve({ kind: 'MOVE_OFFICE', office_id: 2 }),
};

it('every kind of request that waited before it was kept what is let go is decided after', async () => {
  const database = await createDatabase();
  const cleanups: (() => Promise<void>)[] = [];
  const before = await startApi({ database, until: (cleanup) => cleanups.push(cleanup) });
  const maker = await before.signIn('direktur');
  const codes = await contractCodes(before, 'ACTIVE');
  const requests: number[] = [];
  for (const [at, ask] of Object.values(ASKS).entries()) {
    const code = codes[at] ?? '';
    const asked = await requestOn(before, maker, code, await ask(before, maker, code));
    expect(asked.http, `${asked.data?.ask?.kind} ${asked.message}`).toBe(200);
    requests.push(asked.data.id);
  }
  const listed = await before.call<CreditPage>('GET', 'credits?size=100&period=all', { token: maker });
  const [changed, gone] = listed.data.rows.filter(
    (row) => !row.voided_at && !row.request_approval && !codes.slice(0, 9).includes(row.contract_code ?? ''),
  );
  const update = { ...valuesToWrite(changed!), note: 'Titipan istri' };
  const send = <T>(path: string, body: object) => before.call<T>('POST', path, { token: maker, body });
  const why = { reason: 'Sesuai berkas', version: changed!.version };
  expect((await send(`credits/${changed!.id}/request`, { ...why, update })).http).toBe(200);
  const toVoid = { reason: 'Sesuai berkas', version: gone!.version };
  const { data } = await send<CreditDetail>(`credits/${gone!.id}/void-request`, toVoid);
  const { id } = (await send<Partner>('agents', partnerBody())).data;
  const account = { kind: 'ACCOUNT', account: { bank: 'BCA', number: '5220304121', holder: 'Perantara' } };
  const scheme = {
    kind: 'SCHEME',
    scheme: {
      lines: [{ contract_type_id: 1, basis: 'FIXED', value: 350_000 }],
      back_if_cancelled: true,
      back_after_days: null,
    },
  };
  for (const ask of [account, scheme])
    expect((await send(`agents/${id}/requests`, { ask, reason: 'Sesuai berkas', version: 1 })).http).toBe(
      200,
    );

  await before.connection.pool.query(DOWN);
  await before.connection.pool.query(UP);
  const api = await startApi({ database, until: (cleanup) => cleanups.unshift(cleanup) });
  onTestFinished(async () => {
    for (const cleanup of cleanups) await cleanup();
  });
  await api.connection.pool.query(
    "update titles set all_offices = true, is_agen = true, forgives_up_to = 1000000000 where name = 'Penyetuju'",
  );
  const checker = await api.signIn('penyetuju.jkt');
  for (const request of requests) {
    const answer = await approveSeen(api, checker, request);
    expect(answer.http, answer.message).toBe(200);
  }
  const decided = [
    await api.call('PUT', `credits/${changed!.id}`, { token: checker, body: approvalOf(update) }),
    await api.call('POST', `credits/${gone!.id}/void`, {
      token: checker,
      body: { request_id: data.waiting?.request_id, version: gone!.version },
    }),
  ];
  for (let at = 0; at < 2; at++) {
    const { version, waiting } = (await api.call<Partner>('GET', `agents/${id}`, { token: checker })).data;
    const body = { request_id: waiting[0]?.id, version, decision: 'APPROVED', reason: '' };
    decided.push(await api.call('POST', `agents/${id}/requests/decide`, { token: checker, body }));
  }
  for (const answer of decided) expect(answer.http, answer.message).toBe(200);
  const { rows } = await api.connection.pool.query<{ known: number }>(
    `select count(let_go)::int as known from (
       select let_go, status from contract_requests union all select let_go, status from credit_requests
       union all select let_go, status from partner_requests) r where status = 'APPROVED'`,
  );
  expect(rows).toEqual([{ known: 13 }]);
});
