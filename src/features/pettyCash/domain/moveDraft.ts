import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';
import type { PettyFund } from '@/lib/contract/pettyCash';
import type { askPettyMove } from '@/lib/contract/pettyRequests';
import type { PettyMove, PettyPlace } from '@/lib/contract/pettyTerms';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import { formatRupiah } from '@/lib/format/rupiah';
import { goesOut } from './pettyText';

/** A move between the fund and what stands outside it, as it is typed. */
export interface MoveDraft {
  amount: number | null;
  /** TOP_UP: the vouchers that it names. */
  chosen: readonly number[];
  place: PettyPlace;
  /** DRAWER: whose; '': nobody's yet. */
  drawer: string;
  bank: string;
  reference: string;
  file: KeptFile | null;
  /** FUNDING: who is to hold it. */
  holder: string;
  reason: string;
}

/** What a move begins with: a top-up names all that it can. */
export const startMove = (vouchers: readonly PettyVoucher[] = []): MoveDraft => ({
  ...{ amount: null, chosen: vouchers.map(({ id }) => id), place: 'BANK', drawer: '' },
  ...{ bank: '', reference: '', file: null, holder: '', reason: '' },
});

/** What a voucher adds to a top-up, rupiah: of a settlement what was spent, of all others what moved. */
export const topsUpBy = ({ kind, spent, debit, credit }: Named): number =>
  kind === 'SETTLEMENT' ? spent : credit - debit;

type Named = Pick<PettyVoucher, 'kind' | 'spent' | 'debit' | 'credit'>;

/** What a top-up of the chosen ones comes to, rupiah. */
export const topUpTotal = (vouchers: readonly PettyVoucher[], chosen: readonly number[]): number =>
  vouchers.filter(({ id }) => chosen.includes(id)).reduce((sum, voucher) => sum + topsUpBy(voucher), 0);

/** The money comes with a slip when it is asked for, and moves when that is approved. */
export const bringsSlip = (kind: PettyMove, place: PettyPlace): boolean =>
  goesOut(kind) && place !== 'DRAWER';

/** What is wrong, by field; empty: it can be asked for. `total`: of a top-up. */
export function checkMove(
  kind: PettyMove,
  draft: MoveDraft,
  { fund }: Pick<PettyFund, 'fund'>,
  total: number,
): FieldErrors {
  const { amount, place, drawer, bank, reference, file, holder, chosen, reason } = draft;
  const typesAmount = kind === 'FUNDING' || kind === 'RAISE' || kind === 'LOWER';
  const balance = fund?.balance ?? 0;
  const slip = bringsSlip(kind, place);
  return {
    ...(typesAmount && !amount && { amount: 'Tulis jumlahnya.' }),
    ...(kind === 'LOWER' && (amount ?? 0) > balance && { amount: `Saldo hanya ${formatRupiah(balance)}.` }),
    ...(kind === 'TOP_UP' && chosen.length === 0 && { voucher_ids: 'Pilih paling sedikit satu voucher.' }),
    ...(kind === 'TOP_UP' &&
      chosen.length > 0 &&
      total <= 0 && { voucher_ids: 'Jumlah yang dipilih harus di atas Rp0.' }),
    ...(kind === 'FUNDING' && holder === '' && { holder_id: 'Pilih pemegang kasnya.' }),
    ...(place === 'DRAWER' && drawer === '' && { drawer_staff_id: 'Pilih kasirnya.' }),
    ...(place === 'BANK' && bank.trim().length < 2 && { bank: 'Tulis nama banknya.' }),
    ...(slip && reference.trim().length < 3 && { reference: 'Tulis nomor referensinya.' }),
    ...(slip && file === null && { file_id: 'Lampirkan buktinya.' }),
    ...(reason.trim().length < MIN_REASON_LENGTH && {
      reason: `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`,
    }),
  };
}

/** The same as the call takes it; what belongs to another place is left out. */
export function toMove(
  kind: PettyMove,
  draft: MoveDraft,
  { office, fund }: Pick<PettyFund, 'office' | 'fund'>,
  total: number,
): BodyOf<typeof askPettyMove> {
  const { place } = draft;
  const slip = bringsSlip(kind, place);
  const shown = { TOP_UP: total, END: fund?.balance ?? 0 };
  return {
    office_id: office.id,
    kind,
    amount: kind === 'TOP_UP' || kind === 'END' ? shown[kind] : (draft.amount ?? 0),
    voucher_ids: kind === 'TOP_UP' ? [...draft.chosen] : [],
    place,
    drawer_staff_id: place === 'DRAWER' ? Number(draft.drawer) : null,
    bank: place === 'BANK' ? draft.bank : '',
    reference: slip ? draft.reference : '',
    file_id: slip ? (draft.file?.id ?? null) : null,
    holder_id: kind === 'FUNDING' ? Number(draft.holder) : null,
    reason: draft.reason,
  };
}
