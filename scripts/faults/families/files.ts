import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileReading } from '@/lib/contract/files';
import type { PostedGroup } from '@/lib/contract/importPosting';
import type { ImportBatch } from '@/lib/contract/imports';
import { answersIn } from '../../../server/testing/answersIn';
import { clerkOf } from '../../../server/testing/statements';
import { rawBytes } from '../../../server/testing/rawBytes';
import { dataCommand } from '../../../server/testing/dataCommand';
import { companyFaults } from '../company/companyFaults';
import { openCompany } from '../company/openCompany';
import { openLoad } from '../company/startLoad';
import type { Fault } from '../Fault';
import { ask } from '../tools/ask';
import { nextPayment, sendPayment } from '../tools/payments';
import { spareContracts } from '../tools/spareContracts';
import { someStatement } from '../tools/statement';
import { until } from '../tools/until';
import type { World } from '../World';

async function count({ company }: World, from: string, id: number): Promise<number> {
  const { rows } = await company.reach.connection.pool.query<{ n: number }>(
    `select count(*)::int as n from ${from}`,
    [id],
  );
  return rows[0]?.n ?? 0;
}

export const FILE_FAULTS: readonly Fault[] = [
  {
    id: 'statement-posted-twice',
    title: 'One statement is posted by two people at two servers at the same time',
    async try(world) {
      const { company } = world;
      const second = await company.another();
      world.after(() => second.process.kill('SIGTERM'));
      const { name, lines } = await someStatement(world, 120);
      const batch = await clerkOf(company.reach, company.tokens['kasir.jkt']).upload(name, lines);
      const post = (api: typeof second.api, token: string) =>
        api.call<PostedGroup>('POST', `imports/${batch.id}/post`, { token, body: { size: 15 } });
      for (let remaining = 1; remaining > 0;) {
        const answers = await Promise.all([
          post(company.api, company.tokens['kasir.jkt']),
          post(second.api, company.tokens.direktur),
          post(second.api, company.tokens['kasir.jkt']),
        ]);
        for (const { http, message } of answers)
          assert.ok([200, 409, 503].includes(http), `${http} ${message}`);
        remaining = Math.min(...answers.filter(({ http }) => http === 200).map(({ data }) => data.remaining));
      }
      const own = 'credits where import_row_id in (select id from import_rows where batch_id = $1)';
      assert.equal(await count(world, own, batch.id), 120);
    },
  },
  {
    id: 'statement-cut',
    title:
      'One statement is opened four times at once, breaks off in the middle of its lines, and is sent again twice',
    async try(world) {
      const { company } = world;
      const token = company.tokens['kasir.jkt'];
      const cashier = clerkOf(company.reach, token);
      const { name, lines } = await someStatement(world, 150);
      const opened = await Promise.all([1, 2, 3, 4].map(() => cashier.start(name, lines)));
      const [id = 0, ...others] = new Set(
        opened.map(({ http, data, message }) => {
          assert.equal(http, 200, message);
          return data.id;
        }),
      );
      assert.deepEqual(others, [], 'one file became several statements');
      await cashier.send(id, lines.slice(0, 40));
      const body = JSON.stringify({ rows: lines.slice(40) });
      await rawBytes(
        company.port,
        [
          `POST /api/imports/${id}/rows HTTP/1.1`,
          'Host: localhost',
          `Authorization: Bearer ${token}`,
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(body)}`,
          '',
          body.slice(0, body.length / 2),
        ].join('\r\n'),
      );
      const rows = 'import_rows where batch_id = $1';
      assert.equal(await count(world, rows, id), 40);
      const sent = await Promise.all([cashier.send(id, lines), cashier.send(id, lines)]);
      for (const { http, message } of sent) assert.ok([200, 409].includes(http), `${http} ${message}`);
      assert.equal(await count(world, rows, id), 150);
      const { data } = await company.api.call<ImportBatch>('GET', `imports/${id}`, { token });
      assert.equal(data.received, 150);
    },
  },
  {
    id: 'backup-under-load',
    title: 'A backup is made while the counters pay, and restored in another folder',
    async try({ company, load, folder, after }) {
      const sent = load.sent.filter((one) => one.state === 'taken');
      const archive = path.join(folder(), 'a.tar.gz');
      const made = await dataCommand('backup', ['--to', archive], { DATA_DIR: company.dataDir });
      assert.equal(made.code, 0, made.said);
      const dataDir = folder();
      const back = await dataCommand('restore', [archive], { DATA_DIR: dataDir });
      assert.equal(back.code, 0, back.said);
      const restored = await openCompany({ dataDir });
      after(() => restored.close());
      const since = { ...restored, reach: restored.reach, process: restored.process, since: company.since };
      const found = await companyFaults(since, { ...load, sent, codes: [] });
      assert.deepEqual(found, []);
      // What it is sent again after a restore is not paid twice either.
      const again = await openLoad(restored);
      again.start();
      await until('its counters pay', () => again.taken() > 3);
      await again.settle();
    },
  },
  {
    id: 'backup-and-restore-cut',
    title: 'A backup and a restore are killed in the middle, and done again',
    async try({ company, folder }) {
      const [place, dataDir] = [folder(), folder()];
      const archive = path.join(place, 'a.tar.gz');
      const begun = () => readdirSync(place).length > 0;
      const cut = await dataCommand('backup', ['--to', archive], { DATA_DIR: company.dataDir }, begun);
      assert.equal(cut.code, null, cut.said);
      assert.ok(!existsSync(archive), 'half a backup looks like one');
      const made = await dataCommand('backup', ['--to', archive], { DATA_DIR: company.dataDir });
      assert.equal(made.code, 0, made.said);
      const half = () => existsSync(path.join(dataDir, 'restoring/company/postgres/postmaster.pid'));
      assert.equal((await dataCommand('restore', [archive], { DATA_DIR: dataDir }, half)).code, null);
      const back = await dataCommand('restore', [archive], { DATA_DIR: dataDir });
      assert.equal(back.code, 0, back.said);
      assert.deepEqual(
        readdirSync(dataDir).filter((name) => name.startsWith('restor')),
        [],
      );
    },
  },
  {
    id: 'paper-damaged',
    title:
      'A paper in the store is cut, made longer, altered and lost, and asked for with another call behind it',
    async try({ company }) {
      const { pool } = company.reach.connection;
      const { rows } = await pool.query<{ id: number; storage_key: string }>(
        "select id, storage_key from files where owner_type = 'registration' and not identity_document order by id limit 1",
      );
      const { id = 0, storage_key = '' } = rows[0] ?? {};
      const token = company.tokens.direktur;
      const { data } = await company.api.call<FileReading>('GET', `files/${id}`, { token });
      const place = path.join(company.dataDir, 'storage', 'files', storage_key);
      const whole = readFileSync(place);
      const altered = Buffer.from(whole.map((byte, at) => (at === 100 ? byte ^ 1 : byte)));
      const damages = [whole.subarray(0, -1), Buffer.concat([whole, whole]), altered, null];
      try {
        for (const damaged of damages) {
          rmSync(place);
          if (damaged) writeFileSync(place, damaged);
          const calls = [`/api/files/content?key=${data.key}`, '/api/health'];
          const asked = calls.map((address) => ask(`GET ${address} HTTP/1.1`)).join('');
          const answers = answersIn(await rawBytes(company.port, asked, { timeout: 3000 }));
          assert.deepEqual(
            answers.map(({ status }) => status),
            [damaged ? 410 : 404, 200],
          );
          assert.match(answers[1]?.body ?? '', /"alive":true/);
        }
      } finally {
        writeFileSync(place, whole);
      }
    },
  },
  {
    id: 'formula-cells',
    title: 'Notes that a spreadsheet would run, behind spaces, breaks and signs without width, are exported',
    async try(world) {
      const { company } = world;
      const token = company.tokens['kasir.jkt'];
      const [code = ''] = await spareContracts(world, 1);
      const starts = ['=', ' =', '\u00a0=', '\n=', '\t=', '\u200b=', '+', '-', '@', '＝', '\u3000＋'];
      for (const [at, start] of starts.entries()) {
        const note = `${start}HYPERLINK("http://lain.example/${at}")`;
        const answer = await sendPayment(
          company.api,
          token,
          code,
          await nextPayment(company.api, token, code, { note }),
        );
        assert.equal(answer.http, 200, answer.message);
      }
      const text = await company.api.file(
        `credits/export?period=all&search=${code}`,
        company.tokens.direktur,
      );
      const cells = text.split(/[;\r]/).filter((cell) => cell.includes('HYPERLINK'));
      assert.equal(cells.length, starts.length, 'the notes are not in the file');
      for (const cell of cells) assert.match(cell.replace(/^"/, ''), /^'/);
    },
  },
];
