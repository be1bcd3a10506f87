import type { FastifyInstance } from 'fastify';
import * as account from '@/lib/contract/account';
import { forgetKnownDevice, listKnownDevices } from '@/lib/contract/knownDevices';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { changePassword } from './changePassword';
import { forgetOwnDevice, ownDevices } from './knownDevices';
import { endAllOwnSessions, endOtherOwnSessions, endOwnSession, ownSessions } from './sessions';

/** One's own sessions, devices and password. */
export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, account.listSessions, async (call) => ({
    data: { rows: await ownSessions(call) },
  }));

  route(app, parts, account.endSession, async (call) => {
    await endOwnSession(call, call.params.id);
    return { data: null };
  });

  route(app, parts, account.endOtherSessions, async (call) => ({
    data: { ended: await endOtherOwnSessions(call) },
  }));

  route(app, parts, account.endAllSessions, async (call) => ({
    data: { ended: await endAllOwnSessions(call) },
  }));

  route(app, parts, listKnownDevices, async ({ db, staff }) => ({
    data: { rows: await ownDevices(db, staff) },
  }));

  route(app, parts, forgetKnownDevice, async (call) => ({
    data: { ended: await forgetOwnDevice(call, call.params.id) },
  }));

  route(
    app,
    parts,
    account.changePassword,
    async (call) => ({ data: { ended: await changePassword(call) } }),
    { ownTransactions: true },
  );
}
