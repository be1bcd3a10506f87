import type { ContractRequest } from '@/lib/contract/requests';
import type { FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { contractRequests } from '../platform/db/schema';
import { capital, obstacleToDecide, refuseStale } from './engine/refusals';
import type { Subject } from './engine/Subject';
import { askedBy, takingBack, type WaitingRequest } from './engine/takeBack';
import { findRequest, lockRequest } from './findRequest';
import { nounOf, onContract, requestPush } from './kinds';
import { seesOtherOffice } from './otherOffice';
import { detailOf } from './requestDetail';
import { apartOf, payloadOf, toRequest, type RequestRow } from './requestRow';

/** A request on a contract and the contract, held. */
export interface HeldContract {
  request: RequestRow;
  found: FoundContract;
}

const ACTIONS = {
  ASKED: 'CONTRACT_REQUESTED',
  APPROVED: 'CONTRACT_REQUEST_APPROVED',
  REJECTED: 'CONTRACT_REQUEST_REJECTED',
  WITHDRAWN: 'CONTRACT_REQUEST_WITHDRAWN',
};
const VERBS = { APPROVED: 'menyetujui', REJECTED: 'menolak', WITHDRAWN: 'menarik kembali' };

const about = ({ request }: HeldContract) =>
  `${nounOf(request)} kontrak ${request.contractCode} (${request.customerName})`;

/** Requests on contracts (docs/decisions/0064): the kinds say what is done. `version`: the contract's that was seen. */
export const contractSubject: Subject<{ id: string; version?: number }, HeldContract, ContractRequest> = {
  table: contractRequests,
  lock: ({ db, staff }, { id }) => lockRequest(db, staff, id),
  noun: ({ request }) => nounOf(request),
  obstacle: ({ request }, person) =>
    obstacleToDecide(request, nounOf(request), person) ??
    (apartOf(request).includes(person.id)
      ? `${capital(nounOf(request))} ini menyebut Anda; orang lain yang harus memutuskannya.`
      : null) ??
    (seesOtherOffice(person, request)
      ? null
      : `${capital(nounOf(request))} diputuskan oleh yang melihat kedua kantor.`),
  refuseUnseen: (call, held, { version: seen }) => {
    const { version } = held.found.contract;
    return refuseStale(
      version === seen,
      'Kontrak ini berubah sejak Anda membuka permintaannya. Periksa akibatnya yang sekarang.',
      async () => ({ version, current: await detailOf(call, held) }),
    );
  },
  instead: async (call, held) => ({ data: { current: await detailOf(call, held) } }),
  ...onContract,
  line(_call, { request }, step) {
    const { ask, summary } = payloadOf(request);
    const what = `${nounOf(request)} kontrak ${request.contractCode}`;
    const record = { type: 'contract', id: request.contractCode };
    const action = ACTIONS[step];
    if (step === 'ASKED') {
      const changes = {
        request_id: [null, request.id] as [unknown, unknown],
        ask: [null, ask] as [unknown, unknown],
      };
      return { action, summary: `Meminta ${what}. ${summary}`, record, changes };
    }
    const said = step === 'WITHDRAWN' ? `permintaan ${what}` : `${what} yang diminta ${request.askerName}`;
    return {
      action,
      summary: `${capital(VERBS[step])} ${said}`,
      record,
      changes: { request_id: [request.id, request.id], request_status: ['WAITING', step] },
    };
  },
  decidedIn: ({ request }) => ({
    offices: [request.officeId, request.otherOfficeId ?? request.officeId],
    except: apartOf(request),
  }),
  asks: ({ staff }, held) => {
    const { request } = held;
    const message = {
      title: 'Permintaan atas kontrak',
      message: `${staff.name} meminta ${about(held)}. ${payloadOf(request).summary} Alasan: ${request.reason}`,
      source: 'request' as const,
      link: String(request.id),
    };
    return Promise.resolve({ message });
  },
  told: ({ request }) => ({ source: 'request', link: String(request.id), at: request.requestedAt }),
  tells: (held, { outcome, by, reason }) => ({
    title: outcome === 'APPROVED' ? 'Permintaan disetujui' : 'Permintaan ditolak',
    message:
      outcome === 'APPROVED'
        ? `${by} menyetujui ${about(held)}. ${payloadOf(held.request).summary}`
        : `${by} menolak ${about(held)}: ${reason}`,
    source: 'request',
    link: String(held.request.id),
    group: 'requests',
  }),
  pushes: ({ request }) => [requestPush(request.id)],
  answer: async ({ db, staff }, { request }) =>
    toRequest(await findRequest(db, staff, String(request.id)), staff),
};

/** Requests on contracts that somebody made and that wait, oldest first. */
export async function waitingOnContracts(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const rows = await askedBy(db, contractRequests, staffId);
  return rows.map((row) => ({
    id: row.id,
    label: `Permintaan ${nounOf(row)} kontrak ${row.contractCode}`,
    takeBack: takingBack(contractSubject, { id: String(row.id) }),
  }));
}
