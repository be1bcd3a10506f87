import type { RequestedAction, ContractRequestKind } from '@/lib/contract/requestedAction';
import { formatRupiah } from '@/lib/format/rupiah';
import { refuseAhead } from '../contracts/factsAhead';
import type { SignedIn } from '../platform/auth/session';
import { cancel } from './kinds/cancel';
import { depositPayBack } from './kinds/depositPayBack';
import { moveOffice } from './kinds/moveOffice';
import { payment } from './kinds/payment';
import { paymentVoid } from './kinds/paymentVoid';
import { restructure } from './kinds/restructure';
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
  CANCEL: cancel,
  RESTRUCTURE: restructure,
  MOVE_OFFICE: moveOffice,
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

/** Why a person may not approve it, though the contract allows it: it is above the limit of their title; null: they may. */
export function limitObstacle(
  found: RequestContext['found'],
  ask: RequestedAction,
  { approvesUpTo: limit }: Pick<SignedIn, 'approvesUpTo'>,
): string | null {
  const principal = kindOf(ask.kind).principal?.({ found, ask }) ?? 0;
  if (limit === null || principal <= limit) return null;
  return `Pokok ${formatRupiah(principal)} di atas batas Anda, ${formatRupiah(limit)}. Diputuskan oleh jabatan di atasnya.`;
}

/** Checks once more, then does it. */
export async function applyAction(context: ApplyContext, ask: RequestedAction): Promise<void> {
  await checkAction(context, ask);
  await kindOf(ask.kind).apply(context, ask);
}
