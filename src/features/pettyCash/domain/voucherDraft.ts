import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';
import type { PettyFund } from '@/lib/contract/pettyCash';
import type { WrittenVoucherKind } from '@/lib/contract/pettyTerms';
import type { PettyVoucher, writePettyVoucher } from '@/lib/contract/pettyVouchers';
import { formatRupiah } from '@/lib/format/rupiah';
import { isInLatin } from '@/lib/format/people/payeeKey';
import type { Person } from './StandingFund';

/** What is written, and about which voucher: SETTLEMENT an advance, REFUND an expense. */
export type VoucherSubject =
  | { kind: 'EXPENSE' | 'ADVANCE'; of: null }
  | { kind: 'REFUND' | 'SETTLEMENT'; of: PettyVoucher };

/** A voucher as it is typed. */
export interface VoucherDraft {
  file: KeptFile | null;
  /** There is no proof, and `no_proof` says why. */
  without: boolean;
  no_proof: string;
  amount: number | null;
  /** '': none chosen yet. */
  category: string;
  payee: string;
  /** ADVANCE: who; '': nobody chosen yet. */
  staff: string;
  description: string;
}

const NO_WORDS = { payee: '', staff: '', description: '' };

/** What a voucher begins with: of a refund or a settlement what its first voucher says. */
export function startVoucher({ kind, of }: VoucherSubject): VoucherDraft {
  const empty = { file: null, without: false, no_proof: '', amount: null, category: '', ...NO_WORDS };
  if (kind === 'REFUND') return { ...empty, payee: of.payee, description: `Kembalian ${of.description}` };
  if (kind === 'SETTLEMENT') return { ...empty, payee: of.payee, description: of.description };
  return empty;
}

const asksProof = (kind: WrittenVoucherKind) => kind !== 'ADVANCE';
const asksCategory = (kind: WrittenVoucherKind) => kind === 'EXPENSE' || kind === 'SETTLEMENT';

/** The advance that a settlement ends, rupiah. */
const advancedOf = ({ of }: VoucherSubject): number => of?.credit ?? 0;

/**
 * What leaves the fund by it, rupiah; below 0: what comes back. A settlement moves only what differs from its advance.
 */
export function leavesBy(subject: VoucherSubject, amount: number): number {
  if (subject.kind === 'REFUND') return -amount;
  return subject.kind === 'SETTLEMENT' ? amount - advancedOf(subject) : amount;
}

/** The amount above which a voucher waits for a second person, rupiah; null: not known yet, or it never does. */
export function limitOf(
  { kind }: VoucherSubject,
  { category }: Pick<VoucherDraft, 'category'>,
  categories: PettyFund['categories'],
): number | null {
  if (kind === 'REFUND') return null;
  if (kind === 'ADVANCE')
    return categories.length === 0 ? null : Math.min(...categories.map(({ limit }) => limit));
  return categories.find(({ id }) => String(id) === category)?.limit ?? null;
}

const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The member of staff whose name stands there; null: it is nobody of the office. */
export const staffNamed = (name: string, staff: readonly Person[]): number | null =>
  staff.find((one) => folded(one.name) === folded(name))?.id ?? null;

/** What is wrong, by field; empty: it can be sent. `balance`: of the fund, rupiah. */
export function checkVoucher(
  subject: VoucherSubject,
  draft: VoucherDraft,
  { balance }: { balance: number },
): FieldErrors {
  const { kind } = subject;
  const { amount, file, without, no_proof, category, payee, staff, description } = draft;
  const leaves = leavesBy(subject, amount ?? 0);
  const comesBack = kind === 'REFUND' && amount !== null && amount > subject.of.credit;
  return {
    ...(asksProof(kind) &&
      file === null &&
      !without && { file_id: 'Foto buktinya, atau centang bila tidak ada.' }),
    ...(asksProof(kind) && without && no_proof.trim().length < 5 && { no_proof: 'Tulis mengapa tidak ada.' }),
    ...(amount === null && { amount: 'Tulis jumlahnya.' }),
    ...(amount === 0 && kind !== 'SETTLEMENT' && { amount: 'Jumlahnya harus di atas Rp0.' }),
    ...(leaves > balance && { amount: `Saldo hanya ${formatRupiah(balance)}.` }),
    ...(comesBack && { amount: `Yang dikeluarkan ${formatRupiah(subject.of.credit)}.` }),
    ...(asksCategory(kind) && category === '' && { category_id: 'Pilih kategorinya.' }),
    ...(kind === 'ADVANCE' && staff === '' && { payee_staff_id: 'Pilih siapa yang menerimanya.' }),
    ...((kind === 'EXPENSE' || kind === 'REFUND') &&
      !isInLatin(payee) && { payee: 'Tulis penerimanya dengan huruf A sampai Z.' }),
    ...(kind !== 'ADVANCE' && payee.trim().length < 2 && { payee: 'Tulis siapa penerimanya.' }),
    ...(description.trim().length < 3 && { description: 'Tulis untuk apa.' }),
  };
}

/** The same as the call takes it. */
export function toVoucher(
  { kind, of }: VoucherSubject,
  draft: VoucherDraft,
  { office, staff }: Pick<PettyFund, 'office' | 'staff'>,
): BodyOf<typeof writePettyVoucher> {
  const chosen = staff.find(({ id }) => String(id) === draft.staff);
  const file = asksProof(kind) && !draft.without ? draft.file : null;
  return {
    office_id: office.id,
    kind,
    category_id: asksCategory(kind) ? Number(draft.category) : null,
    of_id: of?.id ?? null,
    amount: draft.amount ?? 0,
    payee: kind === 'ADVANCE' ? (chosen?.name ?? '') : draft.payee,
    payee_staff_id:
      kind === 'ADVANCE' ? (chosen?.id ?? null) : (of?.payee_staff_id ?? staffNamed(draft.payee, staff)),
    description: draft.description,
    file_id: file?.id ?? null,
    no_proof: asksProof(kind) && draft.without ? draft.no_proof : '',
  };
}
