import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  type OwnSession,
} from '@/lib/contract/account';
import type { World } from './calls';

/** One's own sessions and password. */
export const ACCOUNT_CALLS = {
  listSessions: ({ send }: World) => send(listSessions, 'cashier'),
  endSession: async ({ send }: World) => {
    const { rows } = (await send(listSessions, 'cashier')).data as { rows: OwnSession[] };
    const other = rows.find((row) => !row.is_current);
    return send(endSession, 'cashier', { params: { id: String(other?.id) } });
  },
  endOtherSessions: ({ send }: World) => send(endOtherSessions, 'cashier'),
  // The approver's: the other calls sign in as the cashier.
  changePassword: ({ send, password }: World) =>
    send(changePassword, 'approver', {
      body: { current_password: password, new_password: 'kuda lumping makan beling' },
    }),
};
