import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import pg from 'pg';
import type { Envelope } from '@/lib/contract/envelope';
import { lastDue } from '../../server/distribution/readAccounts';
import { FIELD_FAULT_QUERIES } from '../../server/testing/fieldFaultQueries';
import { startOwnServer, type OwnServer } from '../company/ownServer';
import { codesSoFar, newestCode } from '../company/serverLog';
import { DEMO_PASSWORD } from '../company/signIn';

/** The demo company is made in October, so that five weeks later most of a branch is late. */
const MADE = new Date('2026-10-06T02:00:00Z');
/** A Tuesday in Jakarta, 09.30. */
export const MORNING = new Date('2026-11-10T02:30:00Z');

/** Somebody who collects for Jakarta. */
export interface Collector {
  id: number;
  username: string;
  name: string;
  /** Contracts that are theirs. */
  codes: string[];
}

/** Calls of one person to the server, past all phones. */
export type Call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<T>;

/** The branch of Jakarta, on a server of its own. */
export interface Branch {
  server: OwnServer;
  sql: <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;
  /**
   * Hires somebody with so many accounts that a plan of that day takes: with an order first, then by how late they are.
   * `unordered`: of none of them an order was ever given.
   */
  collector: (name: string, accounts: number, over?: { unordered: boolean }) => Promise<Collector>;
  /** Somebody of the office at work. */
  staff: (username: string) => Promise<Call>;
  /** What is broken of visits, blocks and TTS, whoever's they are; what the demo company began with left out. */
  faults: () => Promise<string[]>;
}

/** Tests of a day in the field: the branch is the same for all of them, and each hires its own people. */
export const test = base.extend<object, { branch: Branch }>({
  branch: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the argument.
    async ({}, use) => {
      const server = await startOwnServer(MADE);
      await server.moveTo(MORNING);
      const pool = new pg.Pool({ connectionString: server.database, max: 4 });
      await use(await openBranch(server, pool));
      await pool.end();
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

async function openBranch(server: OwnServer, pool: pg.Pool): Promise<Branch> {
  const sql: Branch['sql'] = async <T extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<T>(text, values)).rows;
  const atWork = new Map<string, Promise<Call>>();
  const staff: Branch['staff'] = (username) => {
    const call = atWork.get(username) ?? signInAt(server.address, username);
    atWork.set(username, call);
    return call;
  };
  const faults = async () => {
    const found: string[] = [];
    for (const [fault, query] of Object.entries(FIELD_FAULT_QUERIES)) {
      for (const { what } of await sql<{ what: string }>(query)) found.push(`${fault}: ${what}`);
    }
    return found;
  };
  const before = new Set(await faults());
  return {
    ...{ server, sql, staff },
    faults: async () => (await faults()).filter((fault) => !before.has(fault)),
    collector: async (name, accounts, { unordered } = { unordered: false }) => {
      const username = `${name.toLowerCase().replaceAll(' ', '.')}.jkt`;
      const [hired] = await sql<{ id: number }>(
        `insert into staff (username, name, title_id, office_id, password_hash)
         select $1, $2, title_id, 1, password_hash from staff where username = 'kolektor.jyp' returning id`,
        [username, name],
      );
      const id = hired?.id ?? 0;
      // Nobody whom another test has hired loses an account.
      const today = MORNING.toISOString().slice(0, 10);
      const free = await sql<{ code: string; collector_id: number | null }>(
        `select c.code, c.collector_id from contracts c left join staff s on s.id = c.collector_id
          where c.office_id = 1 and c.status = 'ACTIVE' and c.next_due <= $3::date
            and (s.id is null or s.username in ('kolektor.jkt', 'kolektor2.jkt', 'spv.jkt'))
            and not exists (select from visits v where v.contract_code = c.code and v.day = $2::date)
            and not exists (select from contract_requests r where r.contract_code = c.code and r.status = 'WAITING')
            and not ($4 and exists (select from repossession_orders o where o.contract_code = c.code))
          order by exists (select from repossession_orders o where o.contract_code = c.code) desc, c.next_due, c.code limit $1`,
        [accounts, today, lastDue(today), unordered],
      );
      expect(free).toHaveLength(accounts);
      if (accounts === 0) return { id, username, name, codes: [] };
      const supervisor = await staff('spv.jkt');
      await supervisor('POST', 'collectors/accounts/move', {
        ...{ office_id: 1, accounts: free, to_id: id, reason: 'Wilayah baru' },
      });
      return { id, username, name, codes: free.map(({ code }) => code) };
    },
  };
}

/** Signs somebody in past all phones. */
export async function signInAt(address: string, username: string): Promise<Call> {
  const before = codesSoFar(username);
  const first = await callAt(address, null)<{ challenge: string }>('POST', 'auth/login', {
    ...{ username, password: DEMO_PASSWORD },
  });
  const body = { challenge: first.challenge, code: await newestCode(username, before) };
  const { token } = await callAt(address, null)<{ token: string }>('POST', 'auth/otp', body);
  return callAt(address, token);
}

/** Calls with a credential; what is not a success fails the test, in the server's words. */
export function callAt(address: string, token: string | null): Call {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as Envelope<T>;
    expect(answer.ok, `${method} ${path}: ${answer.status} ${JSON.stringify(envelope).slice(0, 600)}`).toBe(
      true,
    );
    return envelope.data;
  };
}
