import type { HttpHandler } from 'msw';
import { checkReceiptChange } from '@/lib/arithmetic/checkReceiptChange';
import { getChangeBasis, type ChangeBasis } from '@/lib/contract/changeBasis';
import { changedSinceAsked, noLongerApplies, WRONG_FIELDS } from '@/lib/contract/changeRefusals';
import { getCredit } from '@/lib/contract/creditDetail';
import { getCreditConsequences, requestCreditChange } from '@/lib/contract/creditRequests';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { htmlPage, mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { writtenValues } from '../domain/calculatedChange';
import { changeAccountOf } from '../domain/changeAccountOf';
import { buildCreditDetail, buildWaitingDetail } from './buildApproval';
import { buildChangeBasis, countedReceipt } from './buildChangeBasis';
import { buildReceipt } from './buildCredit';

const SAY = { rupiah: formatRupiah, tanggal: formatDate };

/** A receipt and the line that it stands on. */
export interface RuledWorld {
  receipt: Receipt;
  basis: ChangeBasis;
}

/** Ten days late and alone on its line. */
export function lateWorld(over: Partial<ChangeBasis> = {}): RuledWorld {
  const receipt = buildReceipt();
  return { receipt, basis: buildChangeBasis(over, receipt) };
}

/** 540.000, paid in time as 200.000 (receipt 42) and 340.000. */
export function twiceWorld(): RuledWorld {
  const money = { payment: 200_000, credit_payment: 200_000, cash: 200_000, bank: 0, collector_payment: 0 };
  const inTime = {
    date_payment: '2026-11-05',
    overdue: 0,
    penalty: 0,
    penalty_discount: 0,
    penalty_payment: 0,
  };
  const receipt = buildReceipt({ ...money, ...inTime, credit: 540_000 });
  const rest = {
    ...countedReceipt(receipt),
    invoice: 'JKT/2611/00057',
    transaction_to: 2,
    credit: 340_000,
    credit_payment: 340_000,
  };
  return { receipt, basis: buildChangeBasis({ receipts: [countedReceipt(receipt), rest] }, receipt) };
}

/** What the server would say of a change, per field; by its own function. */
function refusals({ receipt, basis }: RuledWorld, update: Partial<CreditWrite>): Record<string, string> {
  const before = writtenValues(receipt);
  return checkReceiptChange(changeAccountOf(basis), before, { ...before, ...update }, SAY).errors;
}

/** A server that holds each request against the rules. `told`: what it tells the form of them; null: nothing. */
export function holdsAgainstTheRules(world: RuledWorld, told: () => ChangeBasis | null): HttpHandler[] {
  return [
    mockEndpoint(getCredit, buildCreditDetail({ credit: world.receipt })),
    mockEndpoint(getChangeBasis, () => told() ?? htmlPage(404)),
    mockEndpoint(requestCreditChange, ({ body }) => {
      const errors = Object.entries(refusals(world, body.update)).map(([field, words]) => [
        `update.${field}`,
        words,
      ]);
      return errors.length > 0
        ? refuse(422, WRONG_FIELDS, { errors: Object.fromEntries(errors) as unknown })
        : buildWaitingDetail();
    }),
  ];
}

/** What waits can't be applied any more, for the rules or the card are others than when it was asked. */
export function noLongerSound(world: RuledWorld, update: Partial<CreditWrite>): HttpHandler[] {
  const message = noLongerApplies(refusals(world, update));
  return [mockEndpoint(getCreditConsequences, () => refuse(409, message))];
}

/** The receipt was split again after the change was asked for. */
export const receiptChangedSinceAsked: HttpHandler[] = [
  mockEndpoint(getCreditConsequences, () => refuse(409, changedSinceAsked('perubahan'))),
];
