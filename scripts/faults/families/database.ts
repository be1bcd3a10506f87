import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { proxyTo } from '../../../server/testing/databaseProxy';
import { oldestInstalment } from '../../../tests/payments/oldestInstalment';
import { payWithKey } from '../company/payWithKey';
import type { Company } from '../company/openCompany';
import type { Fault } from '../Fault';
import { familyOf, signalAll } from '../tools/processes';
import { spareContracts } from '../tools/spareContracts';
import { until } from '../tools/until';
import type { World } from '../World';

const OURS = `datname = current_database() and application_name = 'angsur' and pid <> pg_backend_pid()`;

const answers = (company: Company) =>
  until('the database answers', async () => {
    const client = new pg.Client({ connectionString: company.url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query('select 1')).rowCount === 1;
    } finally {
      await client.end().catch(() => undefined);
    }
  });

/** A transaction of somebody else that does `statement` and then nothing, until it is told to give way. */
async function foreign({ company, after }: World, statement: string, values: unknown[] = []) {
  const client = await company.admin();
  await client.query('begin');
  const giveWay = () => client.query('rollback');
  after(giveWay);
  await client.query(statement, values);
  return { giveWay };
}

async function payment(company: Company, code: string, token: string, key?: string) {
  const { data } = await company.api.call<PaymentCard>('GET', `payments/${code}`, { token });
  return company.api.call('POST', `payments/${code}`, {
    token,
    body: oldestInstalment(data, { amount: 5000 }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

/** Others read as if nothing were. */
async function readsGoOn(company: Company, within = 8000): Promise<void> {
  const begun = Date.now();
  for (const path of ['auth/me', 'credits', 'notifs/count']) {
    const answer = await company.api.call('GET', path, { token: company.tokens['kasir.jyp'] });
    assert.equal(answer.http, 200, `${path}: ${answer.message}`);
  }
  assert.ok(Date.now() - begun < within, `reading took ${Date.now() - begun} ms`);
}

/** Another server of the company behind a proxy, and a counter that pays through it until told to stop. */
async function behindProxy(world: World) {
  const { company, load } = world;
  const proxy = await proxyTo(company.url);
  world.after(() => proxy.close());
  const instance = await company.another({ DATABASE_URL: proxy.url });
  world.after(async () => {
    proxy.mend();
    await instance.process.kill('SIGTERM');
  });
  const codes = await spareContracts(world, 2);
  let paying = true;
  const work = Promise.all(
    codes.map(async (code) => {
      while (paying)
        await payWithKey(
          { api: instance.api, token: company.tokens['kasir.jkt'], person: 'kasir.jkt', code },
          load,
        );
    }),
  );
  return {
    proxy,
    instance,
    stop: async () => {
      paying = false;
      await work;
      assert.ok(instance.process.isAlive(), instance.process.lines.join('\n'));
    },
  };
}

export const DATABASE_FAULTS: readonly Fault[] = [
  {
    id: 'postgres-killed',
    title: 'The embedded PostgreSQL is killed twice (kill -9) and stopped in order once, under the server',
    async try({ company }) {
      for (let round = 0; round < 3; round++) {
        const pid = company.postgres();
        process.kill(pid, round === 2 ? 'SIGINT' : 'SIGKILL');
        await until('another one runs', () => ![0, pid].includes(company.postgres()), 30_000);
        await answers(company);
        await sleep(500);
      }
    },
  },
  {
    id: 'postgres-backend-killed',
    title: 'One process of PostgreSQL crashes (kill -9 of a backend), so that it recovers all others',
    async try({ company }) {
      const mine = await company.admin();
      const lost = new Promise((resolve) => mine.once('end', resolve));
      const [, ...backends] = familyOf(company.postgres());
      signalAll(backends.slice(-1), 'SIGKILL');
      await lost;
      await answers(company);
    },
  },
  {
    id: 'postgres-frozen',
    title: 'PostgreSQL stands still for eight seconds (SIGSTOP) and goes on',
    async try({ company }) {
      const all = familyOf(company.postgres());
      signalAll(all, 'SIGSTOP');
      try {
        await sleep(3000);
        assert.equal((await company.api.call('GET', 'health', { timeout: 3000 })).http, 200);
        const ready = await company.api.call<{ database: string }>('GET', 'ready', { timeout: 6000 });
        assert.equal(ready.http, 503);
        await sleep(5000);
      } finally {
        signalAll(all, 'SIGCONT');
      }
      await answers(company);
    },
  },
  {
    id: 'connections-terminated',
    title: 'All connections of the server are terminated (pg_terminate_backend), ten times',
    async try({ company }) {
      const admin = await company.admin();
      for (let round = 0; round < 10; round++) {
        await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OURS}`);
        await sleep(150);
      }
    },
  },
  {
    id: 'cut-in-transaction',
    title: 'A connection is cut while a payment waits inside its transaction',
    async try(world) {
      const { company } = world;
      const [code = ''] = await spareContracts(world, 1);
      const held = await foreign(world, 'select from contracts where code = $1 for update', [code]);
      const waiting = payment(company, code, company.tokens['kasir.jkt']);
      const admin = await company.admin();
      await until('it waits, and is cut', async () => {
        const { rowCount } = await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where ${OURS} and wait_event_type = 'Lock'`,
        );
        return (rowCount ?? 0) > 0;
      });
      const answer = await waiting;
      assert.equal(answer.http, 503, answer.message);
      await held.giveWay();
      assert.equal((await payment(company, code, company.tokens['kasir.jkt'])).http, 200);
    },
  },
  {
    id: 'cut-at-commit',
    title:
      'The connection breaks at the commit of a payment, so that nobody knows; it is sent again with its key',
    async try(world) {
      const { company } = world;
      const [code = ''] = await spareContracts(world, 1);
      const admin = await company.admin();
      await admin.query(`
        create function cut_at_commit() returns trigger language plpgsql as
          $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
        create constraint trigger cut_at_commit after insert on credits deferrable initially deferred
          for each row when (new.contract_code = '${code}') execute function cut_at_commit()`);
      const drop = () =>
        admin.query(
          'drop trigger if exists cut_at_commit on credits; drop function if exists cut_at_commit()',
        );
      world.after(drop);
      const token = company.tokens['kasir.jkt'];
      const { data } = await company.api.call<PaymentCard>('GET', `payments/${code}`, { token });
      const send = () =>
        company.api.call('POST', `payments/${code}`, {
          token,
          body: oldestInstalment(data, { amount: 5000 }),
          headers: { 'idempotency-key': `cut-${code}` },
        });
      const unsure = await send();
      assert.equal(unsure.http, 503);
      assert.match(unsure.message, /belum pasti/);
      await drop();
      const [one, two] = [await send(), await send()];
      assert.equal(one.http, 200, one.message);
      assert.deepEqual(two.data, one.data);
      const written = await admin.query(
        'select from payments where contract_code = $1 and created_at >= $2',
        [code, company.since],
      );
      assert.equal(written.rowCount, 1);
    },
  },
  {
    id: 'row-locked',
    title: 'A foreign transaction holds the row of a contract while 30 payments wait for it',
    async try(world) {
      const { company } = world;
      const [code = ''] = await spareContracts(world, 1);
      const held = await foreign(world, 'select from contracts where code = $1 for update', [code]);
      const begun = Date.now();
      const token = company.tokens['kasir.jkt'];
      const waiting = Array.from({ length: 30 }, () => payment(company, code, token));
      await sleep(500);
      await readsGoOn(company);
      for (const answer of await Promise.all(waiting)) {
        assert.equal(answer.http, 503, answer.message);
        assert.ok(Number(answer.headers['retry-after']) > 0);
      }
      assert.ok(Date.now() - begun < 25_000);
      await held.giveWay();
      assert.equal((await payment(company, code, token)).http, 200);
    },
  },
  {
    id: 'table-locked',
    title:
      'Foreign transactions hold the counter of receipt numbers for five seconds, then the whole table of receipts for seven',
    async try(world) {
      const { company } = world;
      const numbers = await foreign(world, 'select from invoice_numbers for update');
      await sleep(5000);
      await readsGoOn(company);
      await numbers.giveWay();
      const held = await foreign(world, 'lock table credits in access exclusive mode');
      const asked = Array.from({ length: 40 }, () =>
        company.api.call('GET', 'credits', { token: company.tokens['kasir.jyp'] }),
      );
      await sleep(7000);
      assert.equal((await company.api.call('GET', 'health')).http, 200);
      await held.giveWay();
      for (const answer of await Promise.all(asked))
        assert.ok([200, 503].includes(answer.http), `${answer.http}`);
      await readsGoOn(company);
    },
  },
  {
    id: 'deadlock',
    title: 'A foreign transaction and a payment lock the counter and a contract in opposite order',
    async try(world) {
      const { company } = world;
      const [code = ''] = await spareContracts(world, 1);
      const client = await company.admin();
      await client.query("begin; set local deadlock_timeout = '10s'");
      await client.query('select from invoice_numbers where office_id = 1 for update');
      const waiting = payment(company, code, company.tokens['kasir.jkt']);
      const admin = await company.admin();
      await until('it holds the contract', () =>
        admin.query('select from contracts where code = $1 for update nowait', [code]).then(
          () => false,
          () => true,
        ),
      );
      const mine = client
        .query('select from contracts where code = $1 for update', [code])
        .then(() => client.query('rollback'));
      const answer = await waiting;
      assert.equal(answer.http, 503, answer.message);
      await mine;
      assert.equal((await payment(company, code, company.tokens['kasir.jkt'])).http, 200);
    },
  },
  {
    id: 'too-many-clients',
    title: 'Strangers take every connection that PostgreSQL has, and the connections of the server are cut',
    async try({ company, after }) {
      const admin = await company.admin();
      const taken: pg.Client[] = [];
      const giveBack = () =>
        Promise.all(taken.splice(0).map((client) => client.end().catch(() => undefined)));
      after(giveBack);
      const takeAll = async () => {
        for (let full = false; !full && taken.length < 100;) {
          const client = new pg.Client({ connectionString: company.url });
          client.on('error', () => undefined);
          await client.connect().then(
            () => taken.push(client),
            () => (full = true),
          );
        }
      };
      await takeAll();
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OURS}`);
      await takeAll();
      assert.ok(taken.length > 20, `${taken.length} taken`);
      await sleep(2000);
      assert.equal((await company.api.call('GET', 'health')).http, 200);
      const answer = await company.api.call('GET', 'auth/me', { token: company.tokens['kasir.jyp'] });
      assert.ok([200, 503].includes(answer.http), `${answer.http}`);
      await giveBack();
    },
  },
  {
    id: 'read-only-database',
    title: 'The database takes nothing in for five seconds (read-only, as a replica is)',
    async try({ company, after }) {
      const admin = await company.admin();
      const set = async (value: string) => {
        await admin.query(`alter system set default_transaction_read_only = ${value}`);
        await admin.query('select pg_reload_conf()');
      };
      const unset = async () => {
        await admin.query('set default_transaction_read_only = off');
        await admin.query('alter system reset default_transaction_read_only');
        await admin.query('select pg_reload_conf()');
      };
      after(unset);
      await set('on');
      const [code = ''] = await company.reach.connection.pool
        .query<{ code: string }>(
          `select code from contracts where code like 'JYP-%' and status = 'ACTIVE' order by code limit 1`,
        )
        .then(({ rows }) => rows.map((row) => row.code));
      const answer = await until('writing is refused', async () => {
        const said = await payment(company, code, company.tokens['kasir.jyp']);
        return said.http === 503 ? said : null;
      });
      assert.match(answer.message, /hanya dapat dibaca/);
      await readsGoOn(company);
      await sleep(4000);
      await unset();
    },
  },
  {
    id: 'listener-cut',
    title: 'The connection on which the server hears of events is cut 20 times',
    async try({ company }) {
      const admin = await company.admin();
      const listeners = `pg_stat_activity where application_name = 'angsur-outbox'`;
      for (let round = 0; round < 20; round++) {
        await admin.query(`select pg_terminate_backend(pid) from ${listeners}`);
        await sleep(200);
      }
      await until(
        'it listens again',
        async () => ((await admin.query(`select from ${listeners}`)).rowCount ?? 0) > 0,
      );
      await sleep(1500);
      assert.equal((await admin.query(`select from ${listeners}`)).rowCount, 1);
    },
  },
  {
    id: 'cable-swallows',
    title: 'The cable between a server and its database swallows everything for eight seconds',
    async try(world) {
      const { proxy, instance, stop } = await behindProxy(world);
      await sleep(500);
      proxy.swallow();
      await sleep(1000);
      const begun = Date.now();
      assert.equal((await instance.api.call('GET', 'health', { timeout: 2000 })).http, 200);
      assert.equal((await instance.api.call('GET', 'ready', { timeout: 5000 })).http, 503);
      assert.ok(Date.now() - begun < 5000);
      await sleep(7000);
      proxy.mend();
      await stop();
    },
  },
];
