import type { ContractActions } from '@/lib/contract/contractActions';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { ContractRequest, ContractRequestDetail } from '@/lib/contract/requests';
import type { RestructureBasis } from '@/lib/contract/restructures';
import type { ReachableApi } from './startApi';

/** Refusals carry these. */
interface Refused {
  errors?: Record<string, string>;
  current?: unknown;
  request_by?: { username: string };
  requested_at?: string;
  decided_by?: string;
  version?: number;
}

/** The codes of an office's contracts that stand so, in their order. */
export async function contractCodes(api: ReachableApi, status: string, office = 'JKT'): Promise<string[]> {
  const { rows } = await api.connection.pool.query<{ code: string }>(
    'select code from contracts where status = $1 and code like $2 and next_due is not null order by code',
    [status, `${office}-%`],
  );
  return rows.map(({ code }) => code);
}

export const actionsOf = async (api: ReachableApi, token: string, code: string) =>
  (await api.call<ContractActions>('GET', `contracts/${code}/requests`, { token })).data;

/** What a restructure of today is made from. */
export const basisOf = async (api: ReachableApi, token: string, code: string) =>
  (await api.call<RestructureBasis>('GET', `contracts/${code}/restructure`, { token })).data;

/** Asks on the contract as it is now. */
export async function requestOn(
  api: ReachableApi,
  token: string,
  code: string,
  ask: RequestedAction,
  over: { version?: number; reason?: string; key?: string } = {},
) {
  const version = over.version ?? (await actionsOf(api, token, code)).version;
  return api.call<ContractRequest & Refused>('POST', `contracts/${code}/requests`, {
    token,
    body: { ask, reason: over.reason ?? 'Sesuai berkas nasabah', version },
    ...(over.key !== undefined && { headers: { 'idempotency-key': over.key } }),
  });
}

export const detailOf = async (api: ReachableApi, token: string, id: number) =>
  (await api.call<ContractRequestDetail>('GET', `contract-requests/${id}`, { token })).data;

/** Approves the request as its page shows the contract now. */
export async function approveSeen(api: ReachableApi, token: string, id: number, version?: number) {
  const seen = version ?? (await detailOf(api, token, id)).version;
  return api.call<ContractRequest & Refused>('POST', `contract-requests/${id}/approve`, {
    token,
    body: { version: seen },
  });
}

/** The same, refused. */
export async function rejectRequest(api: ReachableApi, token: string, id: number, version?: number) {
  const seen = version ?? (await detailOf(api, token, id)).version ?? 1;
  return api.call<ContractRequest & Refused>('POST', `contract-requests/${id}/reject`, {
    token,
    body: { reason: 'Berkas belum lengkap', version: seen },
  });
}

export const withdrawRequest = (api: ReachableApi, token: string, id: number) =>
  api.call<ContractRequest & Refused>('POST', `contract-requests/${id}/withdraw`, { token });
