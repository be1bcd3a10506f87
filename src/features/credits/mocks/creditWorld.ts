import type { HttpHandler } from 'msw';
import { approveCredit, listApprovals, type Approval } from '@/lib/contract/approvals';
import { getChangeBasis } from '@/lib/contract/changeBasis';
import { getCredit, type CreditDetail } from '@/lib/contract/creditDetail';
import { requestCreditChange } from '@/lib/contract/creditRequests';
import { listCredits } from '@/lib/contract/creditList';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import type { Actor } from '@/lib/contract/fields';
import {
  CREDIT_APPROVAL_SENT,
  CREDIT_SENT,
  creditApprovalsChannel,
  CREDITS_CHANNEL,
} from '@/lib/contract/realtime';
import type { FakeRealtime } from '@/lib/mocks/fakeRealtime';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildReceipt, buildReceipts } from './buildCredit';
import { buildChangeBasis } from './buildChangeBasis';
import { selectReceipts } from './selectReceipts';

const NOW = '2026-11-20T07:05:00.000Z';
const MAKER: Actor = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };
const CHECKER: Actor = { username: 'hendra.gunawan', name: 'Hendra Gunawan' };

/** A company of one office that remembers: what is asked for waits, what is approved applies, pushes go out. */
export interface CreditWorld {
  handlers: HttpHandler[];
  /** The maker asks, on another device. */
  requestElsewhere: (update: Partial<CreditWrite>, reason: string) => void;
  /** The checker approves, on another device. */
  approveElsewhere: () => void;
  /** From now on the list answers only once `letListAnswer` was called. */
  holdList: () => void;
  letListAnswer: () => void;
}

/** Receipt 42 stands in it among others; `checkerId` is told of requests. */
export function createCreditWorld(realtime: () => FakeRealtime, checkerId: string): CreditWorld {
  let receipt: Receipt = buildReceipt();
  let waiting: Approval | null = null;
  let held = Promise.resolve();
  let release = () => {};
  const events: CreditDetail['events'] = [];
  const note = (action: CreditDetail['events'][number]['action'], by: Actor, reason: string | null) =>
    events.unshift({ id: events.length + 1, at: NOW, by, action, reason, changes: {} });
  const detail = (): CreditDetail => ({
    credit: receipt,
    statement_line: null,
    waiting,
    events: [...events],
  });

  const ask = (update: Partial<CreditWrite>, reason: string) => {
    receipt = { ...receipt, request_approval: true };
    waiting = { credit: receipt, update, request_by: MAKER, reason, requested_at: NOW };
    note('CHANGE_REQUESTED', MAKER, reason);
    realtime().push(CREDITS_CHANNEL, CREDIT_SENT, {});
    realtime().push(creditApprovalsChannel(checkerId), CREDIT_APPROVAL_SENT, waiting);
  };
  const apply = (values: object) => {
    receipt = { ...receipt, ...values, request_approval: false, version: receipt.version + 1 };
    waiting = null;
    note('CHANGE_APPROVED', CHECKER, null);
    realtime().push(CREDITS_CHANNEL, CREDIT_SENT, {});
  };

  return {
    requestElsewhere: ask,
    approveElsewhere: () => apply(waiting?.update ?? {}),
    holdList: () => {
      held = new Promise((resolve) => (release = resolve));
    },
    letListAnswer: () => release(),
    handlers: [
      mockEndpoint(listCredits, async ({ query }) => {
        await held;
        return selectReceipts([receipt, ...buildReceipts(5)], query);
      }),
      mockEndpoint(getCredit, () => detail()),
      mockEndpoint(getChangeBasis, () => buildChangeBasis({}, receipt)),
      mockEndpoint(listApprovals, () => (waiting ? [waiting] : [])),
      mockEndpoint(requestCreditChange, ({ body }) => {
        if (waiting) return refuse(409, `Perubahan nota ini sudah diminta oleh ${MAKER.name}.`);
        ask(body.update, body.reason);
        return detail();
      }),
      mockEndpoint(approveCredit, ({ body }) => {
        if (!waiting) return refuse(409, 'Tidak ada perubahan yang menunggu pada nota ini.');
        apply(body);
        return receipt;
      }),
    ],
  };
}
