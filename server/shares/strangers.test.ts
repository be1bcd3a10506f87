import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ShareLink } from '@/lib/contract/shares';
import { loggerOptions } from '../platform/http/logger';
import { startApi, type TestApi } from '../testing/startApi';
import { shareToken } from './shareToken';

const DAY = 86_400_000;
const NO_LINK = 'Tautan ini tidak berlaku. Mintalah yang baru ke kantor.';

let api: TestApi;
let clerk: string;
let codes: string[];
const lines: string[] = [];
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({
    until: (cleanup) => cleanups.push(cleanup),
    // Days pass here.
    parts: { sessionHours: 1000 },
    http: { logger: loggerOptions('info', { write: (line) => lines.push(line) }) },
  });
  clerk = await api.signIn('kontrak.jkt');
  const { rows } = await api.connection.pool.query<{ code: string }>(
    "select code from contracts where office_id = 1 and status = 'ACTIVE' order by code",
  );
  codes = rows.map(({ code }) => code);
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

async function make(code: string, days = 30) {
  const answer = await api.call<{ link: ShareLink; token: string }>('POST', `contracts/${code}/share-links`, {
    token: clerk,
    body: { days },
  });
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
}
const revoke = (id: number, token = clerk) =>
  api.call<ShareLink>('POST', `share-links/${id}/revoke`, { token });
let opener = 0;
const open = async (token: string, ip = `10.2.0.${(opener++ % 250) + 1}`) => {
  const response = await api.app.inject({
    url: `/api/shared-cards/${encodeURIComponent(token)}`,
    remoteAddress: ip,
  });
  return { http: response.statusCode, body: response.body, headers: response.headers };
};
const changed = (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;

describe('whoever has no link that opens', () => {
  it('is told the same, and makes the server do the same, whatever they have', async () => {
    const [live, ended, revoked] = [await make(codes[0]!), await make(codes[1]!, 1), await make(codes[2]!)];
    await revoke(revoked.link.id);
    api.advance(DAY);
    // A row that somebody wrote without the key: its hash is found, its signature is not ours.
    const forged = shareToken('another key', { salt: 'x', contractCode: codes[0]!, endsAt: new Date(0) });
    await api.connection.pool.query(
      `insert into share_links (contract_code, salt, token_hash, made_by, made_at, ends_at)
       values ($1, 'x', encode(sha256($2::bytea), 'hex'), 1, $3, $3::timestamptz + interval '30 days')`,
      [codes[0], Buffer.from(forged), api.now().toISOString()],
    );
    const worthless = {
      guessed: randomBytes(32).toString('base64url'),
      changed: changed(live.token),
      ended: ended.token,
      revoked: revoked.token,
      forged,
      short: 'x',
      long: 'x'.repeat(190),
      code: codes[0]!,
      id: String(live.link.id),
      odd: "'; drop table share_links; -- %_\\",
    };
    const seen = new Map<string, unknown>();
    for (const [name, token] of Object.entries(worthless)) {
      const asked = vi.spyOn(api.parts.connection.quick.$client, 'query');
      const { http, body, headers } = await open(token);
      const statements = asked.mock.calls.map(([one]) => (one as unknown as { text: string }).text);
      asked.mockRestore();
      const same = { ...headers, date: undefined, 'x-request-id': undefined };
      expect(JSON.parse(body)).toMatchObject({ status: 404, message: NO_LINK, data: null });
      seen.set(name, { http, body, same, statements });
    }
    const [first] = seen.values();
    for (const [name, answer] of seen) expect(answer, name).toEqual(first);
    expect((first as { statements: string[] }).statements).toHaveLength(1);
    expect((await open(live.token)).http).toBe(200);
  });

  it('gets nothing by changing a link in the database: its contract and its end are signed', async () => {
    const { link, token } = await make(codes[3]!);
    const set = (change: string, values: unknown[]) =>
      api.connection.pool.query(`update share_links set ${change} where id = ${link.id}`, values);
    await set('contract_code = $1', [codes[4]]);
    expect((await open(token)).http).toBe(404);
    await set("contract_code = $1, ends_at = ends_at + interval '1 year'", [codes[3]]);
    expect((await open(token)).http).toBe(404);
    await set("ends_at = ends_at - interval '1 year'", []);
    expect((await open(token)).http).toBe(200);
  });

  it('ends at its moment, not a millisecond later', async () => {
    const { link, token } = await make(codes[5]!, 1);
    api.advance(Date.parse(link.ends_at) - api.now().getTime() - 1);
    expect((await open(token)).http).toBe(200);
    api.advance(1);
    expect((await open(token)).http).toBe(404);
    const { data } = await api.call<{ rows: ShareLink[] }>('GET', `contracts/${codes[5]}/share-links`, {
      token: clerk,
    });
    expect(data.rows[0]?.state).toBe('ENDED');
    // Revoking what has ended changes nothing, and is no line in the log.
    expect((await revoke(link.id)).data).toMatchObject({ state: 'ENDED', revoked_by: null });
  });

  it('leaves no address of a card in the log', async () => {
    const { token } = await make(codes[6]!);
    await open(token);
    await api.app.inject({ url: `/share/customer/${token}` });
    expect(lines.join('\n')).not.toContain(token);
    expect(lines.some((line) => line.includes('/api/shared-cards/***'))).toBe(true);
    expect(lines.some((line) => line.includes('/share/customer/***'))).toBe(true);
  });
});

describe('opening and revoking at once', () => {
  it('an opening never waits for a revoking that has not ended, and none comes after it', async () => {
    const { link, token } = await make(codes[7]!);
    const holder = await api.connection.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('update share_links set revoked_at = $2, revoked_by = 1 where id = $1', [
        link.id,
        api.now().toISOString(),
      ]);
      // Not revoked yet; it cannot be counted while somebody else writes it, and is shown all the same.
      expect((await open(token)).http).toBe(200);
      await holder.query('commit');
    } finally {
      holder.release();
    }
    expect((await open(token)).http).toBe(404);
    const { rows } = await api.connection.pool.query('select openings from share_links where id = $1', [
      link.id,
    ]);
    expect(rows).toEqual([{ openings: 0 }]);
  });

  it('once a revoking was answered no opening succeeds, whatever was on its way', async () => {
    const { link, token } = await make(codes[8]!);
    let isRevoked = false;
    const late: number[] = [];
    const openings = Array.from({ length: 24 }, async (_, nth) => {
      await sleep(nth * 5);
      const began = isRevoked;
      const { http } = await open(token);
      if (began) late.push(http);
      return http;
    });
    const revoking = revoke(link.id).then(({ http }) => {
      isRevoked = true;
      return http;
    });
    expect(await revoking).toBe(200);
    late.push(...(await Promise.all(Array.from({ length: 5 }, () => open(token)))).map(({ http }) => http));
    expect((await Promise.all(openings)).every((http) => http === 200 || http === 404)).toBe(true);
    expect(late.every((http) => http === 404)).toBe(true);
  });

  it('two who revoke at once are told the same, and one line stands in the log', async () => {
    const { link } = await make(codes[9]!);
    const head = await api.signIn('kacab.jkt');
    const answers = await Promise.all([revoke(link.id), revoke(link.id, head), revoke(link.id)]);
    expect(answers.map(({ http, data }) => [http, data.state])).toEqual(answers.map(() => [200, 'REVOKED']));
    expect(new Set(answers.map(({ data }) => data.revoked_by?.username)).size).toBe(1);
    const { rows } = await api.connection.pool.query(
      "select 1 from history where action = 'SHARE_REVOKED' and record_id = $1",
      [codes[9]],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('opening without end', () => {
  const wait = async (token: string, ip: string, most: number) => {
    for (let nth = 0; nth < most; nth += 1) {
      const answer = await open(token, ip);
      if (answer.http === 429) return { nth, after: Number(answer.headers['retry-after']) };
    }
    return null;
  };

  it('slows down one link from one address, and nobody else', async () => {
    const [one, other] = [await make(codes[10]!), await make(codes[11]!)];
    const slowed = await wait(one.token, '10.3.0.1', 40);
    expect(slowed).toMatchObject({ nth: 30 });
    expect(slowed?.after).toBeGreaterThan(0);
    expect(slowed?.after).toBeLessThanOrEqual(60);
    // The customer's neighbour behind the same address, and the customer at home.
    expect((await open(other.token, '10.3.0.1')).http).toBe(200);
    expect((await open(one.token, '10.3.0.2')).http).toBe(200);
    api.advance(60_000);
    expect((await open(one.token, '10.3.0.1')).http).toBe(200);
  });

  it('slows down whoever tries tokens, and no link that opens, from the same address', async () => {
    const { token } = await make(codes[12]!);
    const guess = randomBytes(32).toString('base64url');
    expect(await wait(guess, '10.3.0.3', 40)).toMatchObject({ nth: 20 });
    // Every other guess too: the limit is the address's.
    expect((await open(changed(token), '10.3.0.3')).http).toBe(429);
    expect((await open(token, '10.3.0.3')).http).toBe(200);
    expect((await open(guess, '10.3.0.4')).http).toBe(404);
  });

  it('counts a whole IPv6 network as one address', async () => {
    const guess = randomBytes(32).toString('base64url');
    const answers: number[] = [];
    for (let nth = 0; nth < 21; nth += 1) answers.push((await open(guess, `2001:db8:1:2::${nth + 1}`)).http);
    expect(answers.at(-1)).toBe(429);
    expect((await open(guess, '2001:db8:1:3::1')).http).toBe(404);
  });
});
