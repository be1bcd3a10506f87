import {
  changePassword,
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  type OwnSession,
} from '@/lib/contract/account';
import { forgetKnownDevice, listKnownDevices, type KnownDevice } from '@/lib/contract/knownDevices';
import { changeNotificationSettings, getNotificationSettings } from '@/lib/contract/notificationSettings';
import { removePortrait, savePortrait } from '@/lib/contract/portrait';
import type { World } from './calls';

/** The smallest PNG. */
export const ONE_PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** One's own sessions, devices, photo, notifications and password. */
export const ACCOUNT_CALLS = {
  listSessions: ({ send }: World) => send(listSessions, 'cashier'),
  endSession: async ({ send }: World) => {
    const { rows } = (await send(listSessions, 'cashier')).data as { rows: OwnSession[] };
    const other = rows.find((row) => !row.is_current);
    return send(endSession, 'cashier', { params: { id: String(other?.id) } });
  },
  endOtherSessions: ({ send }: World) => send(endOtherSessions, 'cashier'),
  endAllSessions: ({ send }: World) => send(endAllSessions, 'director'),
  listKnownDevices: ({ send }: World) => send(listKnownDevices, 'cashier'),
  forgetKnownDevice: async ({ send }: World) => {
    const { rows } = (await send(listKnownDevices, 'cashier')).data as { rows: KnownDevice[] };
    return send(forgetKnownDevice, 'cashier', { params: { id: String(rows.at(-1)?.id) } });
  },
  savePortrait: ({ send }: World) => send(savePortrait, 'cashier', { body: ONE_PIXEL }),
  removePortrait: ({ send }: World) => send(removePortrait, 'cashier'),
  getNotificationSettings: ({ send }: World) => send(getNotificationSettings, 'cashier'),
  changeNotificationSettings: ({ send }: World) =>
    send(changeNotificationSettings, 'cashier', { params: { group: 'requests' }, body: { wanted: true } }),
  // The approver's: the other calls sign in as the cashier.
  changePassword: ({ send, password }: World) =>
    send(changePassword, 'approver', {
      body: { current_password: password, new_password: 'kuda lumping makan beling' },
    }),
};
