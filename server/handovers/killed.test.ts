import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { Handover, HandoverBasis } from '@/lib/contract/handovers';
import { DEMO_PASSWORD } from '../seed/company';
import { createDatabase } from '../testing/createDatabase';
import { giveTts, piecesOf } from '../testing/handovers';
import { signInTo, startProcess, type ServerProcess } from '../testing/serverProcess';

const COUNT = 120;

const send = async <T>(server: ServerProcess, token: string, address: string, body?: object) => {
  const response = await fetch(`${server.address}/api/${address}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { 'idempotency-key': 'setoran-pagi' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { http: response.status, data: ((await response.json()) as { data: T }).data };
};

it('a hand-over is there whole or not at all when the server is killed, and the same press finishes it once', async () => {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  const one = async <T>(text: string) => (await client.query<{ n: T }>(text)).rows[0]?.n;
  const { rows: contracts } = await client.query<{ code: string }>(
    "select code from contracts where status = 'ACTIVE' and code like 'JKT-%' and next_due is not null order by code",
  );
  const given = { connection: { pool: client }, now: () => new Date() };
  for (let at = 0; at < COUNT; at++)
    await giveTts(given, { code: contracts[at % contracts.length]!.code, amount: 7000 });
  const collector = await one<number>("select id as n from staff where username = 'kolektor.jkt'");
  let server = await startProcess({ DATABASE_URL: database.url });
  let token = await signInTo(server, 'kasir.jkt', DEMO_PASSWORD);
  const basis = await send<HandoverBasis>(server, token, `handovers/basis?collector=${collector}`);
  const body = {
    collector_id: collector,
    tts_ids: basis.data.rows.map(({ tts_id }) => tts_id),
    denominations: piecesOf(COUNT * 7000),
    ...{ reason: '', late_reason: '', digest: basis.data.digest },
  };
  for (const wait of [40, 120, 300]) {
    const posting = send(server, token, 'handovers', body).catch(() => null);
    await sleep(wait);
    await server.kill('SIGKILL');
    await posting;
    while (
      Number(
        await one(
          "select count(*) as n from pg_stat_activity where datname = current_database() and application_name = 'angsur'",
        ),
      ) > 0
    )
      await sleep(20);
    const posted = Number(await one("select count(*) as n from tts where state = 'POSTED'"));
    expect([0, COUNT]).toContain(posted);
    expect(Number(await one('select count(*) as n from payments where tts_id is not null'))).toBe(posted);
    expect(Number(await one('select count(*) as n from handovers'))).toBe(posted / COUNT);
    server = await startProcess({ DATABASE_URL: database.url });
    token = await signInTo(server, 'kasir.jkt', DEMO_PASSWORD);
  }
  // The answer was lost: the same press, twice.
  const first = await send<Handover>(server, token, 'handovers', body);
  const second = await send<Handover>(server, token, 'handovers', body);
  expect([first.http, second.http]).toEqual([200, 200]);
  expect(second.data.id).toBe(first.data.id);
  expect(Number(await one('select sum(cash) as n from payments where tts_id is not null'))).toBe(
    COUNT * 7000,
  );
  expect(Number(await one('select count(distinct tts_id) as n from payments where tts_id is not null'))).toBe(
    COUNT,
  );
  expect(await server.kill('SIGTERM')).toBe(0);
});
