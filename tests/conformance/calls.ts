import { approveCredit, CREDIT_VALUE_FIELDS, type CreditDetail, type Receipt } from '@/lib/contract/credits';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';

/** Sends one call as somebody and gives the answer's body. */
export type Send = (
  endpoint: AnyEndpoint,
  as: 'nobody' | 'cashier' | 'approver',
  input?: { params?: object; query?: object; body?: object },
) => Promise<{ data: unknown }>;

/** What the calls need to know of the world they run in. */
export interface World {
  send: Send;
  username: string;
  password: string;
  /** The one-time code of the sign-in that was just begun. */
  code: () => Promise<string>;
}

export type EndpointName = (typeof ENDPOINTS)[number]['name'];

const find = (name: EndpointName) => ENDPOINTS.find((one) => one.name === name) as AnyEndpoint;
const reason = 'Nominal tunai salah ketik';

async function someReceipt(send: Send, index: number): Promise<Receipt> {
  const page = (await send(find('listCredits'), 'cashier', { query: { period: 'all' } })).data as {
    rows: Receipt[];
  };
  const row = page.rows.filter((one) => !one.request_approval)[index];
  if (!row) throw new Error('No receipt to change');
  return row;
}

const valuesOf = (receipt: Receipt) =>
  Object.fromEntries(CREDIT_VALUE_FIELDS.map((field) => [field, receipt[field]]));

async function requestChange(send: Send, index: number): Promise<{ data: unknown }> {
  const receipt = await someReceipt(send, index);
  return send(find('requestCreditChange'), 'cashier', {
    params: { id: String(receipt.id) },
    body: { update: { ...valuesOf(receipt), note: `Diperbaiki ${index}` }, reason, version: receipt.version },
  });
}

/** How each endpoint is called for its happy path. A new endpoint without an entry does not compile. */
export const CALLS: Record<EndpointName, (world: World) => Promise<{ data: unknown }>> = {
  countNotifications: ({ send }) => send(find('countNotifications'), 'cashier'),
  listNotifications: ({ send }) => send(find('listNotifications'), 'cashier', { query: { page: 1 } }),
  readNotification: async ({ send }) => {
    const page = await send(find('listNotifications'), 'cashier', { query: { page: 1 } });
    const [first] = (page.data as { notif: { id: number }[] }).notif;
    return send(find('readNotification'), 'cashier', { params: { id: String(first?.id) } });
  },
  readAllNotifications: ({ send }) => send(find('readAllNotifications'), 'cashier'),
  sendLocation: ({ send }) =>
    send(find('sendLocation'), 'cashier', { body: { latitude: -6.2, longitude: 106.8 } }),
  approveCredit: async ({ send }) => {
    const detail = (await requestChange(send, 0)).data as CreditDetail;
    const update = detail.waiting?.update ?? {};
    const values = Object.fromEntries(
      CREDIT_VALUE_FIELDS.map((field) => [field, update[field] ?? detail.credit[field]]),
    );
    return send(approveCredit, 'approver', {
      params: { id: String(detail.credit.id) },
      body: { ...values, request_approval: false },
    });
  },
  signIn: ({ send, username, password }) => send(find('signIn'), 'nobody', { body: { username, password } }),
  verifyCode: async ({ send, username, password, code }) => {
    const begun = await send(find('signIn'), 'nobody', { body: { username, password } });
    const { challenge } = begun.data as { challenge: string };
    return send(find('verifyCode'), 'nobody', { body: { challenge, code: await code() } });
  },
  resendCode: async ({ send, username, password }) => {
    const begun = await send(find('signIn'), 'nobody', { body: { username, password } });
    const { challenge } = begun.data as { challenge: string };
    return send(find('resendCode'), 'nobody', { body: { challenge } });
  },
  getProfile: ({ send }) => send(find('getProfile'), 'cashier'),
  listOffices: ({ send }) => send(find('listOffices'), 'cashier'),
  listCredits: ({ send }) => send(find('listCredits'), 'cashier', { query: { period: 'all', size: 20 } }),
  getCredit: async ({ send }) => {
    const receipt = await someReceipt(send, 0);
    return send(find('getCredit'), 'cashier', { params: { id: String(receipt.id) } });
  },
  requestCreditChange: ({ send }) => requestChange(send, 1),
  rejectCreditChange: async ({ send }) => {
    const detail = (await requestChange(send, 2)).data as CreditDetail;
    return send(find('rejectCreditChange'), 'approver', {
      params: { id: String(detail.credit.id) },
      body: { reason: 'Bukti tidak sesuai' },
    });
  },
  listApprovals: async ({ send }) => {
    await requestChange(send, 3);
    return send(find('listApprovals'), 'approver');
  },
  listMyHistory: ({ send }) => send(find('listMyHistory'), 'cashier', { query: { page: 1 } }),
  signOut: ({ send }) => send(find('signOut'), 'cashier'),
};
