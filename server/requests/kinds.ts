import type { RequestedAction, ContractRequestKind } from '@/lib/contract/requestedAction';
import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import { todayIn } from '../calendar/today';
import { refuseAhead } from '../contracts/factsAhead';
import type { OutgoingEvent } from '../platform/outbox/outbox';
import { applyContext } from './context';
import { cancel } from './kinds/cancel';
import { depositPayBack } from './kinds/depositPayBack';
import { fieldPayment } from './kinds/fieldPayment';
import { moveOffice } from './kinds/moveOffice';
import { payment } from './kinds/payment';
import { paymentVoid } from './kinds/paymentVoid';
import { repossession } from './kinds/repossession';
import { restructure } from './kinds/restructure';
import { settlementUndo } from './kinds/settlementUndo';
import { status } from './kinds/status';
import { unitSale } from './kinds/unitSale';
import { waiver } from './kinds/waiver';
import type { Subject } from './engine/Subject';
import type { RequestContext, RequestKind } from './RequestKind';
import { payloadOf, type RequestRow } from './requestRow';

const KINDS: { readonly [K in ContractRequestKind]: RequestKind<K> } = {
  PAYMENT: payment,
  PAYMENT_VOID: paymentVoid,
  SETTLEMENT_UNDO: settlementUndo,
  DEPOSIT_PAY_BACK: depositPayBack,
  WAIVER: waiver,
  STATUS: status,
  CANCEL: cancel,
  RESTRUCTURE: restructure,
  MOVE_OFFICE: moveOffice,
  FIELD_PAYMENT: fieldPayment,
  REPOSSESSION: repossession,
  UNIT_SALE: unitSale,
};

/** A kind together with what it is asked: TypeScript cannot see that the two fit, the table above can. */
export function kindOf(kind: ContractRequestKind): RequestKind<ContractRequestKind> {
  return KINDS[kind] as RequestKind<ContractRequestKind>;
}

/** Says what is asked for in one sentence; throws where it cannot be. */
export async function checkAction(context: RequestContext, ask: RequestedAction): Promise<string> {
  const kind = kindOf(ask.kind);
  if (kind.goesByCard) await refuseAhead(context.db, context.found, context.now);
  return kind.check(context, ask);
}

/** What a request asks for, as people say it. */
export const nounOf = (request: Pick<RequestRow, 'payload'>) => kindOf(payloadOf(request).ask.kind).noun;

/** The principal that a request decides about, rupiah; 0: none. */
export const principalOf = (found: Pick<RequestContext['found'], 'contract'>, ask: RequestedAction): number =>
  kindOf(ask.kind).principal?.({ found, ask }) ?? 0;

/** Makes every open list fetch again; nothing about the request goes over the shared channel. */
export const requestPush = (id: number): OutgoingEvent => ({
  channel: CREDITS_CHANNEL,
  event: CREDIT_SENT,
  payload: { request_id: id },
});

/** How a request on a contract is applied, which checks it once more, and what of it the limits of a title see. */
export const onContract: Pick<
  Subject<never, { request: RequestRow; found: RequestContext['found'] }, unknown>,
  'apply' | 'money'
> = {
  async apply(call, { found, request }) {
    const { ask } = payloadOf(request);
    const context = await applyContext(call, found, request);
    await checkAction(context, ask);
    await kindOf(ask.kind).apply(context, ask);
    return [requestPush(request.id)];
  },
  money({ now }, { found, request }) {
    const { ask } = payloadOf(request);
    return {
      found,
      today: todayIn(found.office.zone, now),
      principal: principalOf(found, ask),
      besideCard: (consequences) => kindOf(ask.kind).letsGo?.({ ask, consequences, found }) ?? 0,
    };
  },
};
