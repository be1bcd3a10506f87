import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { SharedCard } from '@/lib/contract/sharedCard';
import { MAX_OPEN_SHARES, type ShareLink } from '@/lib/contract/shares';
import { tokenHash } from '../platform/core/secrets';
import { startApi, type TestApi } from '../testing/startApi';

interface Made {
  link: ShareLink;
  token: string;
}

const DAY = 86_400_000;

let api: TestApi;
let clerk: string;
/** Contracts of Jakarta that run, each used by one test. */
let codes: string[];
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  clerk = await api.signIn('kontrak.jkt');
  const { rows } = await api.connection.pool.query<{ code: string }>(
    "select code from contracts where office_id = 1 and status = 'ACTIVE' order by code",
  );
  codes = rows.map(({ code }) => code);
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const nextCode = () => codes.shift() ?? '';
const sql = <T extends object>(text: string, values: unknown[] = []) =>
  api.connection.pool.query<T>(text, values).then(({ rows }) => rows);
const askFor = (code: string, days = 30, headers: Record<string, string> = {}, token = clerk) =>
  api.call<Made>('POST', `contracts/${code}/share-links`, { token, body: { days }, headers });
const make = async (code: string, days = 30) => {
  const answer = await askFor(code, days);
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
};
const list = async (code: string, token = clerk) =>
  (await api.call<{ rows: ShareLink[] }>('GET', `contracts/${code}/share-links`, { token })).data.rows;
const revoke = (id: number | string, token = clerk) =>
  api.call<ShareLink>('POST', `share-links/${id}/revoke`, { token });
/** Every opening from another address, unless one is named, so that no test meets the limit of another. */
let opener = 0;
const open = async (token: string, ip = `10.1.${Math.floor(opener / 250)}.${(opener++ % 250) + 1}`) => {
  const response = await api.app.inject({
    url: `/api/shared-cards/${encodeURIComponent(token)}`,
    remoteAddress: ip,
  });
  const body = response.json<{ data: SharedCard; message: string }>();
  return { ...body, http: response.statusCode, headers: response.headers };
};
const logOf = (code: string) =>
  sql<{ action: string; summary: string; staff_id: number }>(
    "select action, summary, staff_id from history where record_type = 'contract' and record_id = $1 order by id",
    [code],
  );

describe('a link', () => {
  it('is made for so many days, said once, and kept as a hash alone', async () => {
    const code = nextCode();
    const { link, token } = await make(code, 14);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(link).toMatchObject({ state: 'OPEN', openings: 0, made_by: { username: 'kontrak.jkt' } });
    expect(Date.parse(link.ends_at) - api.now().getTime()).toBe(14 * DAY);
    expect(await list(code)).toEqual([link]);
    const [row] = await sql<Record<string, unknown>>('select * from share_links where id = $1', [link.id]);
    expect(row).toMatchObject({ token_hash: tokenHash(token) });
    const everywhere = await sql<{ found: boolean }>(
      `select exists(select 1 from share_links l where l::text like $1)
           or exists(select 1 from history h where h::text like $1)
           or exists(select 1 from idempotency_keys k where k::text like $1) as found`,
      [`%${token}%`],
    );
    expect(everywhere).toEqual([{ found: false }]);
    expect(await logOf(code)).toMatchObject([
      {
        action: 'SHARE_MADE',
        summary: expect.stringMatching(/^Membuat tautan kartu untuk nasabah/) as string,
      },
    ]);
  });

  it('is made once where an answer was lost, and the repetition has the same address', async () => {
    const code = nextCode();
    const headers = { 'idempotency-key': 'lost-answer' };
    const [first, second] = [await askFor(code, 30, headers), await askFor(code, 30, headers)];
    expect(second.data).toEqual(first.data);
    expect((await open(second.data.token)).http).toBe(200);
    expect(await list(code)).toHaveLength(1);
    const kept = await sql<{ answer: string }>(
      "select answer::text from idempotency_keys where key = 'lost-answer'",
    );
    expect(kept[0]?.answer).toContain('"token":null');
    expect(await logOf(code)).toHaveLength(1);
  });

  it.each([0, 91, 1.5, -1, '30', null])('is not made for %j days', async (days) => {
    const answer = await api.call('POST', `contracts/${codes[0]}/share-links`, {
      token: clerk,
      body: { days },
    });
    expect(answer.http).toBe(422);
  });

  it('is one of ten at most that open, also where two are made at once', async () => {
    const code = nextCode();
    const answers = await Promise.all(Array.from({ length: MAX_OPEN_SHARES + 3 }, () => askFor(code)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(MAX_OPEN_SHARES);
    expect(answers.filter(({ http }) => http === 409)).toHaveLength(3);
    const [one] = await list(code);
    await revoke(one!.id);
    expect((await askFor(code)).http).toBe(200);
  });

  it('is for who may open the contract: flag and office', async () => {
    const code = nextCode();
    const { link } = await make(code);
    const elsewhere = await api.signIn('kasir.mks');
    for (const answer of [
      await askFor(code, 30, {}, elsewhere),
      await api.call('GET', `contracts/${code}/share-links`, { token: elsewhere }),
      await revoke(link.id, elsewhere),
    ]) {
      expect(answer).toMatchObject({
        http: 403,
        message: expect.stringMatching(/milik kantor lain/) as string,
      });
    }
    expect((await askFor('TIDAK-ADA')).http).toBe(404);
    expect((await revoke(999_999)).http).toBe(404);
    expect((await revoke('x')).http).toBe(404);
  });

  it('that opens stands before those that do not, however old', async () => {
    const code = nextCode();
    const { link: oldest } = await make(code, 90);
    for (let nth = 0; nth < 3; nth += 1) await revoke((await make(code)).link.id);
    expect((await list(code)).map(({ state }) => state)).toEqual(['OPEN', 'REVOKED', 'REVOKED', 'REVOKED']);
    expect((await list(code))[0]?.id).toBe(oldest.id);
  });
});

describe('what it opens', () => {
  it('is the card that staff see, to the rupiah, with nobody named', async () => {
    const code = nextCode();
    const { token } = await make(code);
    const { data: staffs } = await api.call<ContractDetail>('GET', `contracts/${code}`, { token: clerk });
    const answer = await open(token);
    expect(answer.http).toBe(200);
    const { data: card } = answer;
    expect(card.as_of).toBe(staffs.as_of);
    expect(card.lines.map((line) => ({ ...line, ...line.owed, owed: undefined }))).toMatchObject(
      staffs.card.lines.map(({ number, date_maturity, instalment, paid, discount, ...line }) => ({
        ...{ number, date_maturity, instalment, paid, discount },
        ...{ remainder: line.remainder, penalty: line.penalty, overdue: line.overdue, status: line.status },
      })),
    );
    const { remainder, penalty } = staffs.card.totals;
    expect(card.remaining).toEqual({ instalments: remainder, penalty });
    expect(card.due?.date).toBe(staffs.contract.next_due);
    expect(card.due?.penalty).toBe(penalty);
    const { name, nik, phone } = staffs.contract.customer;
    const { vehicle, structure } = staffs.contract;
    const text = JSON.stringify(card);
    for (const secret of [
      ...[name, nik, phone, phone.replace(/\D/g, ''), vehicle.plate_number, vehicle.chassis_number],
      ...[vehicle.engine_number, vehicle.bpkb_number, staffs.contract.customer.address],
      ...name.split(' ').filter((word) => word.length > 2),
      ...staffs.receipts.map(({ invoice }) => invoice),
    ]) {
      if (secret !== '') expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/principal|interest|rate_bp/);
    expect(structure.principal).toBeGreaterThan(0);
    expect(Object.keys(card).sort()).toEqual(
      [
        ...['as_of', 'bpkb', 'code', 'customer', 'due', 'ends_at', 'lines', 'office', 'remaining', 'status'],
      ].sort(),
    );
  });

  it('is kept nowhere, listed nowhere, and tells no other site of its address', async () => {
    const { token } = await make(nextCode());
    for (const { headers } of [await open(token), await open('x'.repeat(43))]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': expect.stringContaining('noindex') as string,
        'referrer-policy': 'no-referrer',
      });
    }
    // The page itself too, here of an app that is not built.
    const page = await api.app.inject({ url: `/share/customer/${token}` });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.headers['x-robots-tag']).toContain('noindex');
    const other = await api.app.inject({ url: '/policy' });
    expect(other.headers['x-robots-tag']).toBeUndefined();
  });

  it.each(['SETTLED', 'SETTLED_EARLY', 'CANCELLED', 'RESTRUCTURED', 'REPOSSESSED', 'WRITTEN_OFF'])(
    'of a contract that is %s says so, and asks for no money',
    async (status) => {
      const code = nextCode();
      const { token } = await make(code);
      await sql('update contracts set status = $1, next_due = null where code = $2', [status, code]);
      const { data } = await open(token);
      expect(data).toMatchObject({ status, due: null, remaining: null });
      expect(data.lines.every(({ owed }) => owed === null)).toBe(true);
    },
  );

  it('goes on where its office is switched off, and says that no payment is taken there', async () => {
    const code = nextCode();
    const { token, link } = await make(code);
    await sql('update offices set active = false where id = 1');
    try {
      expect((await open(token)).data.office.active).toBe(false);
      expect(await askFor(code)).toMatchObject({
        http: 409,
        message: expect.stringMatching(/sedang nonaktif/) as string,
      });
      expect((await revoke(link.id)).data.state).toBe('REVOKED');
    } finally {
      await sql('update offices set active = true where id = 1');
    }
  });

  it('needs no session, and takes no notice of one', async () => {
    const { token } = await make(nextCode());
    for (const authorization of [`Bearer ${clerk}`, 'Bearer wrong']) {
      const response = await api.app.inject({
        url: `/api/shared-cards/${token}`,
        headers: { authorization },
        remoteAddress: '10.9.0.1',
      });
      expect(response.statusCode).toBe(200);
    }
  });

  it('is counted once a minute, however often it is opened', async () => {
    const code = nextCode();
    const { token } = await make(code);
    await Promise.all(Array.from({ length: 20 }, () => open(token)));
    expect(await list(code)).toMatchObject([{ openings: 1, last_opened_at: api.now().toISOString() }]);
    // Not even the row is written again.
    const place = () => sql('select ctid from share_links where contract_code = $1', [code]);
    const before = await place();
    await open(token);
    expect(await place()).toEqual(before);
    api.advance(61_000);
    await open(token);
    expect(await list(code)).toMatchObject([{ openings: 2 }]);
  });
});
