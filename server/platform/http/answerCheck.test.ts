import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '@/lib/contract/endpoint';
import { startApi } from '../../testing/startApi';
import { conflict } from '../core/ApiError';
import { locations } from '../db/schema';
import { loggerOptions } from './logger';
import type { Parts } from './parts';
import { refusalWith } from './refusalSchema';
import { route } from './route';

const person = z.object({ id: z.int(), name: z.string() });
const base = { origin: 'angsur', guard: 'session', summary: 'For this test.' } as const;
const readPeople = endpoint({
  ...base,
  name: 'readPeople',
  method: 'GET',
  path: 'test/people',
  data: z.object({ rows: z.array(person) }),
});
const writePlace = endpoint({
  ...base,
  name: 'writePlace',
  method: 'POST',
  path: 'test/places',
  body: z.object({ latitude: z.number() }),
  data: person,
  idempotent: true,
});
const refuse = endpoint({ ...base, name: 'refuse', method: 'GET', path: 'test/refuse', data: z.null() });

/** A row as a handler that took all columns would send it. */
const WHOLE_ROW = { id: 1, name: 'Ratna', password_hash: 'rahasia-sekali', nik: '3171' };

async function prepared(checkAnswers: boolean) {
  const lines: string[] = [];
  const logger = loggerOptions('info', { write: (line) => void lines.push(line) });
  const api = await startApi({ http: { logger }, parts: { checkAnswers } });
  const parts = {
    connection: api.connection,
    clock: api.now,
    apiVersion: '9.9.9',
    checkAnswers,
    limitWrites: () => undefined,
  } as unknown as Parts;
  route(api.app, parts, readPeople, () =>
    Promise.resolve({ data: { rows: [WHOLE_ROW], total: 1 }, message: '' }),
  );
  route(api.app, parts, writePlace, async ({ db, staff, now, body }) => {
    await db.insert(locations).values({ staffId: staff.id, at: now, ...body, longitude: 0 });
    return { data: { ...WHOLE_ROW, id: 'satu' } as never, message: 'Tersimpan.' };
  });
  route(
    api.app,
    parts,
    refuse,
    () => Promise.reject(conflict('Sudah berubah.', { current: WHOLE_ROW, version: 2, row: WHOLE_ROW })),
    { refusal: refusalWith(person) },
  );
  // From the first call on a server takes no more routes.
  const token = await api.signIn('kasir.jkt');
  const places = async () =>
    (await api.connection.pool.query<{ n: string }>('select count(*) as n from locations')).rows[0]?.n;
  const write = () =>
    api.call('POST', writePlace.path, {
      token,
      body: { latitude: -6.2 },
      headers: { 'idempotency-key': 'tempat-1' },
    });
  const differing = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'answer differs from the contract');
  return { api, token, lines, places, write, differing };
}

describe('an answer', () => {
  it('leaves without the columns that the contract does not name', async () => {
    const { api, token, differing } = await prepared(true);
    const { http, data } = await api.call('GET', readPeople.path, { token });
    expect(http).toBe(200);
    expect(data).toEqual({ rows: [{ id: 1, name: 'Ratna' }] });
    expect(differing()).toEqual([]);
  });

  it('that differs otherwise is sent and logged by names: what was written looks written, once', async () => {
    const { api, lines, places, write, differing } = await prepared(false);
    const first = await write();
    expect(first).toMatchObject({ http: 200, title: 'Sukses!', data: { id: 'satu', name: 'Ratna' } });
    const again = await write();
    expect(again.data).toEqual(first.data);
    expect(again.http).toBe(200);
    expect(await places()).toBe('1');
    const kept = await api.connection.pool.query(
      "select answer::text from idempotency_keys where key = 'tempat-1'",
    );
    expect(JSON.stringify(kept.rows)).not.toContain('rahasia');
    expect(differing()).toMatchObject([
      { level: 50, endpoint: 'writePlace', issues: [{ code: 'invalid_type', path: 'id' }] },
    ]);
    expect(lines.join('')).not.toMatch(/rahasia|Ratna|satu/);
  });

  it('that differs fails in development and tests, with nothing written', async () => {
    const { places, write, differing } = await prepared(true);
    expect(await write()).toMatchObject({ http: 500, title: 'Gagal!' });
    expect(await places()).toBe('0');
    expect(differing()).toMatchObject([{ endpoint: 'writePlace' }]);
    // Nothing keeps its key: the next try is a first one.
    expect((await write()).http).toBe(500);
  });

  it('that refuses brings the record by its schema, and nothing beside', async () => {
    const { api, token } = await prepared(true);
    const { http, data } = await api.call('GET', refuse.path, { token });
    expect(http).toBe(409);
    expect(data).toEqual({ current: { id: 1, name: 'Ratna' }, version: 2 });
  });

  it('has a schema: what the contract leaves to the host, this server names', async () => {
    const { api } = await prepared(true);
    const open = { ...readPeople, name: 'open', path: 'test/open', data: z.unknown() };
    expect(() =>
      route(api.app, {} as Parts, open, () => Promise.resolve({ data: WHOLE_ROW, message: '' })),
    ).toThrow('open needs a schema of its data');
  });
});
