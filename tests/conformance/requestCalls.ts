import { countApprovalInbox, listApprovalInbox } from '@/lib/contract/approvalInbox';
import type { ContractPage } from '@/lib/contract/contracts';
import { listContracts } from '@/lib/contract/contracts';
import { findContracts } from '@/lib/contract/paymentCard';
import { getContractActions, type ContractActions } from '@/lib/contract/contractActions';
import {
  approveContractRequest,
  getContractRequest,
  listContractRequests,
  rejectContractRequest,
  requestOnContract,
  withdrawContractRequest,
  type ContractRequest,
} from '@/lib/contract/requests';
import { getRestructureBasis, getRestructurePlan, type RestructureBasis } from '@/lib/contract/restructures';
import { readBasis } from '../payments/readBasis';
import type { Send } from './calls';

/** What may be asked on a contract that no other call pays on; each call its own, because one request waits at a time. */
async function actions(send: Send, index: number): Promise<ContractActions> {
  const found = await send(findContracts, 'cashier', { query: { search: 'jkt' } });
  const paidOn = new Set((found.data as { rows: { code: string }[] }).rows.map((row) => row.code));
  const page = (await send(listContracts, 'cashier', { query: { status: 'ACTIVE', size: 100 } }))
    .data as ContractPage;
  const code = page.rows.filter((row) => !paidOn.has(row.code))[index]?.code ?? '';
  return (await send(getContractActions, 'cashier', { params: { id: code } })).data as ContractActions;
}

async function ask(send: Send, index: number): Promise<{ data: unknown }> {
  const { contract_code, version, lines } = await actions(send, index);
  const discount = { number: lines[0]?.number ?? 1, credit_discount: 1000, penalty_discount: 0 };
  return send(requestOnContract, 'cashier', {
    params: { id: contract_code },
    body: { ask: { kind: 'WAIVER', lines: [discount] }, reason: 'Kembalian tidak ada', version },
  });
}

const asked = async (send: Send, index: number) => {
  const request = (await ask(send, index)).data as ContractRequest;
  return { params: { id: String(request.id) } };
};

/** How the calls of requests on a contract are made. */
export const REQUEST_CALLS = {
  getContractActions: async ({ send }: { send: Send }) => {
    const { contract_code } = await actions(send, 0);
    return send(getContractActions, 'cashier', { params: { id: contract_code } });
  },
  requestOnContract: ({ send }: { send: Send }) => ask(send, 1),
  getRestructureBasis: async ({ send }: { send: Send }) => {
    const { contract_code } = await actions(send, 7);
    return send(getRestructureBasis, 'cashier', { params: { id: contract_code } });
  },
  getRestructurePlan: async ({ send }: { send: Send }) => {
    const { contract_code, version } = await actions(send, 8);
    const params = { id: contract_code };
    const basis = (await send(getRestructureBasis, 'cashier', { params })).data as RestructureBasis;
    const { ask } = readBasis(basis);
    const asked = await send(requestOnContract, 'cashier', {
      params,
      body: { ask, reason: 'Nasabah sakit lama', version },
    });
    const { id } = asked.data as ContractRequest;
    return send(getRestructurePlan, 'approver', { params: { id: String(id) } });
  },
  listContractRequests: async ({ send }: { send: Send }) => {
    await ask(send, 2);
    return send(listContractRequests, 'approver');
  },
  listApprovalInbox: async ({ send }: { send: Send }) => {
    await ask(send, 14);
    return send(listApprovalInbox, 'approver');
  },
  countApprovalInbox: ({ send }: { send: Send }) => send(countApprovalInbox, 'approver'),
  getContractRequest: async ({ send }: { send: Send }) =>
    send(getContractRequest, 'approver', await asked(send, 3)),
  approveContractRequest: async ({ send }: { send: Send }) => {
    const { params } = await asked(send, 4);
    const { version } = (await send(getContractRequest, 'approver', { params })).data as { version: number };
    return send(approveContractRequest, 'approver', { params, body: { version } });
  },
  rejectContractRequest: async ({ send }: { send: Send }) => {
    const { params } = await asked(send, 5);
    const { version } = (await send(getContractRequest, 'approver', { params })).data as { version: number };
    const body = { reason: 'Potongannya belum disepakati', version };
    return send(rejectContractRequest, 'approver', { params, body });
  },
  withdrawContractRequest: async ({ send }: { send: Send }) =>
    send(withdrawContractRequest, 'cashier', await asked(send, 6)),
};
