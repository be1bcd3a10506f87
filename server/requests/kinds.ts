import type { RequestedAction, ContractRequestKind } from '@/lib/contract/requestedAction';
import { depositPayBack } from './kinds/depositPayBack';
import { payment } from './kinds/payment';
import { paymentVoid } from './kinds/paymentVoid';
import { settlementUndo } from './kinds/settlementUndo';
import { status } from './kinds/status';
import { waiver } from './kinds/waiver';
import type { ApplyContext, RequestContext, RequestKind } from './RequestKind';

const KINDS: { readonly [K in ContractRequestKind]: RequestKind<K> } = {
  PAYMENT: payment,
  PAYMENT_VOID: paymentVoid,
  SETTLEMENT_UNDO: settlementUndo,
  DEPOSIT_PAY_BACK: depositPayBack,
  WAIVER: waiver,
  STATUS: status,
};

/** A kind together with what it is asked: TypeScript cannot see that the two fit, the table above can. */
export function kindOf(kind: ContractRequestKind): RequestKind<ContractRequestKind> {
  return KINDS[kind] as RequestKind<ContractRequestKind>;
}

/** Says what is asked for in one sentence; throws where it cannot be. */
export const checkAction = (context: RequestContext, ask: RequestedAction) =>
  kindOf(ask.kind).check(context, ask);

/** Checks once more, then does it. */
export async function applyAction(context: ApplyContext, ask: RequestedAction): Promise<void> {
  const kind = kindOf(ask.kind);
  await kind.check(context, ask);
  await kind.apply(context, ask);
}
