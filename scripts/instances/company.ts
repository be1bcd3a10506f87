import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { DEMO_PASSWORD } from '../../server/seed/company';
import type { Client } from './client';
import type { Instance } from './instance';
import type { Proxy, ProxyName } from './proxies';
import type { Report } from './report';
import { printed } from './processes';
import { until } from './until';

/** Two instances behind a proxy on one database, and whoever looks at them. */
export interface Company {
  name: ProxyName;
  report: Report;
  proxy: Proxy;
  /** Over the proxy. */
  client: Client;
  /** To the database itself. */
  pool: pg.Pool;
  url: string;
  /** The two that run now; a check that replaces one puts the new one here. */
  instances: [Instance, Instance];
  /** Sessions of the cashier of Jakarta, and of the director. */
  token: string;
  director: string;
}

/** Signs in with the code that either instance printed. */
export async function signIn(client: Client, username: string): Promise<string> {
  const codes = () => printed.filter((line) => line.startsWith(`Kode masuk untuk ${username}: `));
  const before = codes().length;
  const first = await client.call('POST', '/api/auth/login', { body: { username, password: DEMO_PASSWORD } });
  const { challenge } = (first.data ?? {}) as { challenge?: string };
  if (challenge === undefined) throw new Error(`${username} cannot sign in: ${first.status} ${first.text}`);
  await until('a code is printed', () => codes().length > before);
  const code = /: (\d{6})/.exec(codes().at(-1) ?? '')?.[1];
  const second = await client.call('POST', '/api/auth/otp', { body: { challenge, code } });
  const { token } = (second.data ?? {}) as { token?: string };
  if (token === undefined) throw new Error(`${username} cannot sign in: ${second.status} ${second.text}`);
  return token;
}

/** Running contracts of Jakarta that still owe. */
export async function openContracts(pool: pg.Pool, wanted: number): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(
    `select code from contracts where office_id = 1 and status = 'ACTIVE' and next_due is not null order by code limit $1`,
    [wanted],
  );
  return rows.map(({ code }) => code);
}

export const newKey = (): string => randomUUID();
