import type { FastifyInstance } from 'fastify';
import * as account from '@/lib/contract/account';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { changePassword } from './changePassword';
import { endOtherOwnSessions, endOwnSession, ownSessions } from './sessions';

/** One's own sessions and password. */
export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, account.listSessions, async (call) => ({
    data: { rows: await ownSessions(call) },
    message: '',
  }));

  route(app, parts, account.endSession, async (call) => {
    await endOwnSession(call, call.params.id);
    return { data: null, message: 'Sesi sudah diakhiri.' };
  });

  route(app, parts, account.endOtherSessions, async (call) => ({
    data: { ended: await endOtherOwnSessions(call) },
    message: 'Semua sesi lain sudah diakhiri.',
  }));

  route(
    app,
    parts,
    account.changePassword,
    async (call) => ({ data: { ended: await changePassword(call) }, message: 'Kata sandi sudah diganti.' }),
    { ownTransactions: true },
  );
}
