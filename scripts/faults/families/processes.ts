import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostedGroup } from '@/lib/contract/importPosting';
import { freePort } from '../../../server/platform/db/embedded/freePort';
import { BUILT, startProcess } from '../../../server/testing/serverProcess';
import { clerkOf } from '../../../server/testing/statements';
import { payWithKey } from '../company/payWithKey';
import type { Fault } from '../Fault';
import { dropAll, holdSockets } from '../tools/heldSockets';
import { nextPayment, sendPayment } from '../tools/payments';
import { spareContracts } from '../tools/spareContracts';
import { someStatement } from '../tools/statement';
import { until } from '../tools/until';

export const PROCESS_FAULTS: readonly Fault[] = [
  {
    id: 'told-to-stop',
    title:
      'The server is told to stop, three times over (SIGTERM, SIGTERM, SIGINT), with eight payments under way',
    endsServer: true,
    async try(world) {
      const { company } = world;
      const token = company.tokens.direktur;
      const codes = await spareContracts(world, 8);
      const bodies = await Promise.all(codes.map((code) => nextPayment(company.api, token, code)));
      const lock = await company.admin();
      world.after(() => lock.query('rollback'));
      // Within a transaction the list of sessions stays what it was.
      const looking = await company.admin();
      // They have begun, and wait here for their number.
      await lock.query('begin; select from invoice_numbers for update');
      const answers = codes.map((code, at) => {
        const body = bodies[at];
        assert.ok(body);
        return sendPayment(company.api, token, code, body).then(({ http }) => http, String);
      });
      const waiting = `select from pg_stat_activity where application_name = 'angsur' and wait_event_type = 'Lock'`;
      await until('they wait', async () => ((await looking.query(waiting)).rowCount ?? 0) >= 6, 4000);
      const stopped = company.process.kill('SIGTERM');
      void company.process.kill('SIGTERM');
      void company.process.kill('SIGINT');
      await sleep(300);
      await lock.query('commit');
      const told = await Promise.all(answers);
      // 503: one that waited for its number for too long; nothing was written.
      for (const status of told) assert.ok(status === 200 || status === 503, `${status}`);
      assert.ok(told.includes(200));
      const begun = Date.now();
      assert.equal(await stopped, 0);
      assert.ok(Date.now() - begun < 20_000);
      await company.startAgain();
      const written = await company.reach.connection.pool.query(
        'select from payments where contract_code = any($1) and created_at >= $2',
        [codes, company.since],
      );
      assert.equal(written.rowCount, told.filter((status) => status === 200).length);
    },
  },
  {
    id: 'killed',
    title: 'The server is killed (kill -9) three times while the counters pay',
    endsServer: true,
    async try({ company, load }) {
      for (let round = 0; round < 3; round++) {
        const taken = load.taken();
        await until('payments are under way', () => load.taken() > taken + 1);
        await company.process.kill('SIGKILL');
        await company.startAgain();
      }
    },
  },
  {
    id: 'killed-while-posting',
    title: 'The server is killed while it posts a statement of 600 lines; posting is asked for again',
    endsServer: true,
    async try(world) {
      const { company } = world;
      const { name, lines } = await someStatement(world, 600);
      const cashier = clerkOf(company.reach, company.tokens['kasir.jkt']);
      const { data: batch } = await cashier.start(name, lines);
      for (let at = 0; at < lines.length; at += 200) await cashier.send(batch.id, lines.slice(at, at + 200));
      const posted = async () => {
        const { rows } = await company.reach.connection.pool.query<{ n: number }>(
          `select count(*)::int as n from import_rows where batch_id = $1 and state = 'POSTED'`,
          [batch.id],
        );
        return rows[0]?.n ?? 0;
      };
      assert.equal((await cashier.post(batch.id, 100)).http, 200);
      const cut = cashier.post(batch.id, 250).then(
        ({ http }) => http,
        () => 0,
      );
      await sleep(60);
      await company.process.kill('SIGKILL');
      await cut;
      await company.startAgain();
      assert.ok([100, 350].includes(await posted()), 'a group was torn');
      let group: PostedGroup;
      do group = (await cashier.post(batch.id, 250)).data;
      while (group.remaining > 0);
      assert.equal(await posted(), 600);
      const { rows } = await company.reach.connection.pool.query(
        'select from credits where import_row_id in (select id from import_rows where batch_id = $1)',
        [batch.id],
      );
      assert.equal(rows.length, 600);
    },
  },
  {
    id: 'two-on-one-folder',
    title:
      'Two servers share one DATA_DIR; the first stops under the second, is started again, and the second is killed',
    endsServer: true,
    async try(world) {
      const { company, load } = world;
      const second = await company.another();
      const [code = ''] = await spareContracts(world, 1);
      const cashier = { api: second.api, token: company.tokens.direktur, person: 'direktur', code } as const;
      assert.equal(await company.process.kill('SIGTERM'), 0);
      for (let round = 0; round < 5; round++) await payWithKey(cashier, load);
      assert.equal(load.sent.filter((one) => one.code === code && one.state === 'taken').length, 5);
      await company.startAgain();
      await second.process.kill('SIGKILL');
    },
  },
  {
    id: 'starts-that-cannot',
    title:
      'Starts with a taken port, an unknown or refusing database, wrong settings, a closed folder, data of a newer version',
    async try({ company, folder, after }) {
      const admin = await company.admin();
      const newer = `from drizzle.__drizzle_migrations`;
      await admin.query(
        `insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 ${newer}`,
      );
      after(() => admin.query(`delete ${newer} where hash = 'newer'`));
      const closed = path.join(folder(), 'data');
      mkdirSync(closed, { mode: 0o700 });
      const file = path.join(folder(), 'data');
      writeFileSync(file, '');
      const wrongPassword = company.url.replace(/:[^:@]+@/, ':salah@');
      const away = company.url.replace(/:\d+\//, `:${await freePort()}/`);
      const starts: [RegExp, Record<string, string>][] = [
        [/lebih baru/, { DATA_DIR: company.dataDir }],
        [/tidak dikenal/, { DATABASE_URL: 'postgres://x:y@tidak-ada.invalid/angsur' }],
        [/menolak nama atau kata sandi/, { DATABASE_URL: wrongPassword }],
        [/tidak menjawab/, { DATABASE_URL: away }],
        [/bukan alamat/, { DATABASE_URL: 'postgres://[' }],
        [/Pengaturan tidak sah: PORT/, { PORT: 'banyak', DATABASE_URL: wrongPassword }],
        [/DATA_DIR/, { DATA_DIR: file }],
        ...(process.getuid?.() === 0
          ? [[/chmod o\+x/, { DATA_DIR: closed }] as [RegExp, Record<string, string>]]
          : []),
      ];
      for (const [words, env] of starts) {
        await assert.rejects(startProcess({ DATABASE_URL: '', ...env }, BUILT), (error: Error) => {
          assert.match(error.message, /ended with 1:\n/);
          assert.match(error.message, words);
          assert.doesNotMatch(error.message, /node_modules|\n\s+at /, 'a stack is no answer to an operator');
          return true;
        });
      }
      await admin.query(`delete ${newer} where hash = 'newer'`);
      for (const port of ['PORT', 'PUSHER_PORT']) {
        const env = {
          DATA_DIR: company.dataDir,
          DATABASE_URL: '',
          [port]: String(company[port === 'PORT' ? 'port' : 'socketPort']),
        };
        await assert.rejects(startProcess(env, BUILT), /ended with 1:\nPort \d+ sudah dipakai/);
      }
    },
  },
  {
    id: 'output-closed',
    title: 'Whoever reads the output of a server goes away (the terminal closes)',
    async try({ company, after }) {
      const port = await freePort();
      const child = spawn(process.execPath, BUILT, {
        env: {
          ...process.env,
          DATA_DIR: company.dataDir,
          DATABASE_URL: '',
          HOST: '127.0.0.1',
          PORT: String(port),
          PUSHER_PORT: '0',
          LOG_LEVEL: 'info',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      after(async () => {
        child.kill('SIGTERM');
        await ended;
      });
      const health = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status === 200);
      await until('it runs', health);
      child.stdout.destroy();
      child.stderr.destroy();
      for (let round = 0; round < 20; round++) assert.ok(await health());
      await sleep(500);
      assert.ok(await health());
      assert.equal(child.exitCode, null);
    },
  },
  {
    id: 'no-more-files',
    title: 'The server may open 40 more files, and 300 connections come to each of its ports',
    async try({ company, after }) {
      const { pid } = company.process;
      const limit = (files: string) => execFileSync('prlimit', ['--pid', String(pid), `--nofile=${files}`]);
      const before = execFileSync(
        'prlimit',
        ['--pid', String(pid), '--nofile', '--noheadings', '--output=SOFT,HARD'],
        {
          encoding: 'utf8',
        },
      );
      const [soft = '', hard = ''] = before.trim().split(/\s+/);
      after(() => limit(`${soft}:${hard}`));
      limit(`${readdirSync(`/proc/${pid}/fd`).length + 40}:${hard}`);
      const held = [
        ...(await holdSockets(300, company.port, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')),
        ...(await holdSockets(300, company.socketPort, '')),
      ];
      await sleep(3000);
      assert.ok(company.process.isAlive());
      dropAll(held);
      await sleep(500);
      limit(`${soft}:${hard}`);
    },
  },
];
