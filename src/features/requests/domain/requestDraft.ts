import type { ContractActions } from '@/lib/contract/contractActions';
import type { RequestedAction, DecidedStatus } from '@/lib/contract/requestedAction';
import { formatRupiah } from '@/lib/format/rupiah';
import type { Repossession } from '@/lib/contract/repossessions';
import type { FormKind } from './kindActions';
import { EMPTY_TAKING, readOrder, readSale, type TakingDraft } from './takingDraft';

/** Discounts typed on one line, rupiah. */
interface TypedDiscount {
  credit: number | null;
  penalty: number | null;
}

/** What is typed when something is asked for on a contract; rupiah, null: an empty field. */
export interface RequestDraft extends TakingDraft {
  paymentId: number | null;
  cash: number | null;
  bank: number | null;
  /** By line number. */
  discounts: Readonly<Record<number, TypedDiscount>>;
  status: DecidedStatus | null;
  /** Id of the office that it goes to. */
  officeId: number | null;
  reason: string;
}

export const EMPTY_DRAFT: RequestDraft = {
  ...EMPTY_TAKING,
  paymentId: null,
  cash: null,
  bank: null,
  discounts: {},
  status: null,
  officeId: null,
  reason: '',
};

/** Shortest reason that the API takes, characters. */
export const MIN_REASON_LENGTH = 5;

/** What is said of a reason that is missing or too short. */
export const REASON_ERROR = `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`;

export interface DraftResult {
  /** Null while something is wrong. */
  ask: RequestedAction | null;
  /** By field of the form: `choice`, `cash`, `line.6.credit`, `line.6.penalty`, `lines`, `reason`, those of `TakingDraft`. */
  errors: Readonly<Record<string, string>>;
}

/**
 * What a draft asks for, and what is wrong with it; the server checks it again.
 * @param taking how the taking of the unit stands; only what rests on it needs it
 */
export function readDraft(
  kind: FormKind,
  draft: RequestDraft,
  actions: ContractActions,
  taking?: Repossession,
): DraftResult {
  const { ask, errors } = partsOf(kind, draft, actions, taking);
  const all = {
    ...errors,
    ...(draft.reason.trim().length < MIN_REASON_LENGTH && { reason: REASON_ERROR }),
  };
  return { ask: Object.keys(all).length === 0 ? ask : null, errors: all };
}

function partsOf(
  kind: FormKind,
  draft: RequestDraft,
  actions: ContractActions,
  taking: Repossession | undefined,
): DraftResult {
  switch (kind) {
    case 'PAYMENT_VOID':
      return draft.paymentId === null
        ? wrong('choice', 'Pilih pembayaran yang dibatalkan.')
        : { ask: { kind, payment_id: draft.paymentId }, errors: {} };
    case 'SETTLEMENT_UNDO':
      return actions.settlement
        ? { ask: { kind, settlement_id: actions.settlement.id }, errors: {} }
        : wrong('choice', 'Tidak ada pelunasan pada kontrak ini.');
    case 'DEPOSIT_PAY_BACK':
      return payBack(draft, actions);
    case 'WAIVER':
      return waiver(draft, actions);
    case 'STATUS':
      return draft.status === null
        ? wrong('choice', 'Pilih status yang baru.')
        : { ask: { kind, status: draft.status }, errors: {} };
    case 'MOVE_OFFICE':
      return draft.officeId === null
        ? wrong('choice', 'Pilih kantor tujuannya.')
        : { ask: { kind, office_id: draft.officeId }, errors: {} };
    case 'REPOSSESSION':
      return taking ? readOrder(draft, taking) : UNKNOWN;
    case 'UNIT_SALE':
      return taking ? readSale(draft, taking) : UNKNOWN;
    case 'CANCEL':
      return { ask: { kind }, errors: {} };
  }
}

/** Nothing is sent before it is known what it rests on. */
const UNKNOWN: DraftResult = { ask: null, errors: {} };

const wrong = (field: string, message: string): DraftResult => ({ ask: null, errors: { [field]: message } });

function payBack({ cash: typedCash, bank: typedBank }: RequestDraft, actions: ContractActions): DraftResult {
  const cash = typedCash ?? 0;
  const bank = typedBank ?? 0;
  if (cash + bank === 0) return wrong('cash', 'Isi jumlah yang dikembalikan.');
  if (cash + bank > actions.deposit_balance) {
    return wrong('cash', `Paling banyak ${formatRupiah(actions.deposit_balance)}, saldo titipan sekarang.`);
  }
  return { ask: { kind: 'DEPOSIT_PAY_BACK', cash, bank }, errors: {} };
}

function waiver({ discounts }: RequestDraft, actions: ContractActions): DraftResult {
  const errors: Record<string, string> = {};
  const lines = actions.lines.flatMap(({ number, remainder, penalty }) => {
    const credit_discount = discounts[number]?.credit ?? 0;
    const penalty_discount = discounts[number]?.penalty ?? 0;
    if (credit_discount > remainder) errors[`line.${number}.credit`] = `Sisanya ${formatRupiah(remainder)}.`;
    if (penalty_discount > penalty) errors[`line.${number}.penalty`] = `Dendanya ${formatRupiah(penalty)}.`;
    return credit_discount + penalty_discount === 0 ? [] : [{ number, credit_discount, penalty_discount }];
  });
  if (lines.length === 0) errors.lines = 'Isi potongan pada salah satu angsuran.';
  return { ask: { kind: 'WAIVER', lines }, errors };
}
