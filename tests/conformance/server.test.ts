import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyCode } from '@/lib/contract/auth';
import { FAILURE_TITLE } from '@/lib/contract/envelope';
import { fillPath } from '@/lib/contract/endpoint';
import { ENDPOINTS, SERVICE_ENDPOINTS } from '@/lib/contract/endpoints';
import { readConfig } from '../../server/platform/core/config';
import { DEMO_PASSWORD } from '../../server/seed/company';
import { startServer, type RunningServer } from '../../server/startServer';
import { CALLS, type Send, type World } from './calls';
import { expectContract } from './keepsContract';
import { sentBody } from './sentBody';
import { eventually } from '../eventually';

const dataDir = mkdtempSync(join(tmpdir(), 'angsur-conformance-'));
// As root the database runs as another user, which must reach its folder.
chmodSync(dataDir, 0o755);
const printed: string[] = [];
const tokens = new Map<string, string>();
const ACCOUNTS = {
  cashier: 'kasir.jkt',
  approver: 'penyetuju.jkt',
  admin: 'admin.sistem',
  director: 'direktur',
  clerk: 'kontrak.jkt',
  head: 'kacab.jkt',
  surveyor: 'surveyor.jkt',
  collector: 'kolektor.jkt',
  collectorSupervisor: 'spv.jkt',
};
let server: RunningServer;
let lastBody: unknown;

const send: Send = async (endpoint, as, { params = {}, query = {}, body } = {}) => {
  if (as !== 'nobody' && !tokens.has(as)) tokens.set(as, await tokenOf(ACCOUNTS[as]));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const sent = sentBody(endpoint, body);
  const response = await fetch(
    `${server.address}/api/${fillPath(endpoint.path, params as Record<string, string>)}?${search}`,
    {
      method: endpoint.method,
      headers: {
        ...sent.headers,
        ...(as === 'nobody' ? {} : { Authorization: `Bearer ${tokens.get(as)}` }),
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: sent.body,
    },
  );
  lastBody = await response.json();
  // Whoever ended their own session signs in again.
  if (endpoint.name === 'endAllSessions') tokens.delete(as);
  return lastBody as { data: unknown };
};

const CODE = /: (\d{6})/;
const code = () => Promise.resolve(CODE.exec(printed.findLast((line) => CODE.test(line)) ?? '')?.[1] ?? '');
const link = (username: string) =>
  eventually(() => {
    const token = printed.findLast((line) => line.includes(` ${username}: `))?.split('#')[1];
    if (token === undefined) throw new Error(`No link was printed for ${username}`);
    return token;
  });
const worldOf = (username: string): World => ({ send, username, password: DEMO_PASSWORD, code, link });

async function tokenOf(username: string): Promise<string> {
  const { data } = await CALLS[verifyCode.name as 'verifyCode'](worldOf(username));
  return (data as { token: string }).token;
}

beforeAll(async () => {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    PUSHER_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  server = await startServer(config, (line) => printed.push(line));
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the server keeps the contract', () => {
  it.each(ENDPOINTS.map((one) => [one.name, one] as const))('%s', async (name, endpoint) => {
    await CALLS[name](worldOf('kasir.jkt'));
    if (name === 'resendCode') {
      // A new code is refused for a minute after the first; the server's own tests move the clock.
      expect(lastBody).toMatchObject({ status: 429, title: FAILURE_TITLE });
      return;
    }
    if (name === 'returnTts' || name === 'askTts') {
      // Nothing of it waits: its notas were written at once. The server's own tests have late ones and contracts that take none.
      expect(lastBody).toMatchObject({ status: 409, title: FAILURE_TITLE, data: { current: {} } });
      return;
    }
    if (/^takeBack.*(Commission|Disbursement)$/.test(name) || name === 'payDisbursement') {
      // The demo company has none whose scheme takes it back, and no order of cash; the server's own tests make one.
      expect(lastBody).toMatchObject({ status: 409, title: FAILURE_TITLE });
      return;
    }
    if (name === 'makeFirstAdministrator') {
      // The demo company has one, so no link opens; the server's own tests begin with nobody.
      expect(lastBody).toMatchObject({ status: 404, title: FAILURE_TITLE });
      return;
    }
    if (name === 'addToPlan' && (lastBody as { status: number }).status === 409) {
      // After twelve nothing is added to a plan; the server's own tests hold the clock.
      expect(lastBody).toMatchObject({ title: FAILURE_TITLE, data: { current: { may_add: false } } });
      return;
    }
    if (name === 'signOut') tokens.delete('cashier');
    expectContract(endpoint, lastBody);
  });

  it.each(SERVICE_ENDPOINTS.map((one) => [one.name, one] as const))('%s', async (_name, endpoint) => {
    await send(endpoint, 'nobody');
    expectContract(endpoint, lastBody);
  });
});
