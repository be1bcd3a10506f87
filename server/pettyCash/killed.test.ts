import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '../seed/company';
import { createDatabase } from '../testing/createDatabase';
import { PETTY_FAULTS, pettyOf } from '../testing/petty';
import { signInTo, startProcess } from '../testing/serverProcess';
import type { ReachableApi } from '../testing/startApi';

const AMOUNT = 10_000;
/** Tables that an exchange writes, in its order; the server is killed while it waits to write there. */
const WRITTEN = { RAISE: ['petty_vouchers', 'cash_acts', 'history'], LOWER: ['cash_acts', 'history'] };

it('an exchange of drawer and fund is there on both sides or on none, wherever the server is killed', async () => {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const [client, holder] = [1, 2].map(() => new pg.Client({ connectionString: database.url }));
  if (!client || !holder) throw new Error('no client');
  for (const one of [client, holder]) {
    await one.connect();
    onTestFinished(() => one.end());
  }
  const count = async (text: string) => Number((await client.query<{ n: string }>(text)).rows[0]?.n);
  const serving = "from pg_stat_activity where datname = current_database() and application_name = 'angsur'";
  const until = async (text: string, wanted: boolean) => {
    while ((await count(text)) > 0 !== wanted) await sleep(20);
  };

  let server = await startProcess({ DATABASE_URL: database.url });
  const call: ReachableApi['call'] = async (method, address, { token, body, headers } = {}) => {
    const response = await fetch(`${server.address}/api/${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { ...((await response.json()) as object), http: response.status } as never;
  };
  const petty = pettyOf({ call });
  const [cashier, head, director] = [
    await signInTo(server, 'kasir.jkt', DEMO_PASSWORD),
    await signInTo(server, 'kacab.jkt', DEMO_PASSWORD),
    await signInTo(server, 'direktur', DEMO_PASSWORD),
  ];
  const { drawers } = await petty.fund(head);
  const drawer_staff_id = drawers.find(({ name }) => name === 'Eka Lestari')?.id;
  const sides = () =>
    client.query(`select (select count(*) from petty_vouchers where place = 'DRAWER') as vouchers,
      (select count(*) from cash_acts where petty_voucher_id is not null) as acts,
      (select count(*) from cash_movements m join cash_acts a on a.id = m.act_id where a.petty_voucher_id is not null) as moves,
      (select sum(balance) from petty_funds) as balances, (select sum(last) from invoice_numbers) as numbers`);

  for (const [kind, tables] of Object.entries(WRITTEN)) {
    const asked = await petty.ask(head, { kind, amount: AMOUNT, place: 'DRAWER', bank: '', drawer_staff_id });
    expect((await petty.decide(director, asked.data.id)).http).toBe(200);
    const press = () =>
      call('POST', `petty-requests/${asked.data.id}/complete`, {
        ...{ token: cashier, body: { reference: '', file_id: null } },
        headers: { 'idempotency-key': `serah-${kind}` },
      });
    const before = (await sides()).rows;
    for (const table of tables) {
      await holder.query(`begin; lock table ${table} in share mode`);
      const pressed = press().catch(() => null);
      await Promise.race([
        until(`select count(*) as n ${serving} and wait_event_type = 'Lock'`, true),
        pressed.then((answer) => expect(answer, table).toBeNull()),
      ]);
      await server.kill('SIGKILL');
      expect(await pressed).toBeNull();
      await holder.query('rollback');
      await until(`select count(*) as n ${serving}`, false);
      expect((await sides()).rows, `${kind} ${table}`).toEqual(before);
      server = await startProcess({ DATABASE_URL: database.url });
    }
    // The answer was lost: the same press, twice.
    expect([(await press()).http, (await press()).http]).toEqual([200, 200]);
    for (const [name, statement] of Object.entries(PETTY_FAULTS))
      expect((await client.query(statement)).rows, name).toEqual([]);
  }
  expect((await sides()).rows).toMatchObject([{ vouchers: '2', acts: '2', moves: '2' }]);
  expect(await server.kill('SIGTERM')).toBe(0);
});
