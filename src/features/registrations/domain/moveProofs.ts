import { addDays } from '@/lib/arithmetic/calendar';
import type { FieldErrors } from '@/lib/contract/envelope';
import {
  MIN_REFERENCE_LENGTH,
  type DisbursementAsk,
  type DisbursementWay,
} from '@/lib/contract/disbursements';
import type { PossibleMove, Registration } from '@/lib/contract/registrations';
import { DISBURSED_WITHIN } from '@/lib/registration/disbursement';

/** What signing and paying out ask for besides a note, as it is typed. */
export interface MoveProofs {
  /** Ids of files that were sent. */
  signed_paper: number | null;
  proof: number | null;
  way: DisbursementWay | '';
  /** '': today. */
  day: string;
  reference: string;
}

export const NO_PROOFS: MoveProofs = { signed_paper: null, proof: null, way: '', day: '', reference: '' };

type Asking = Pick<PossibleMove, 'to'>;

/** Whether the signed paper is asked for: when it is signed, and of a form that was signed before that was asked. */
export const needsPaper = ({ to }: Asking, { signed_paper }: Pick<Registration, 'signed_paper'>): boolean =>
  to.kind === 'SIGNED' || (to.kind === 'DISBURSED' && signed_paper === null);

/** The days on which the money may have gone, the latest first. */
export function payableDays({ today, form }: Pick<Registration, 'today' | 'form'>): string[] {
  const first = form.structure.date_contract ?? today;
  const days = Array.from({ length: DISBURSED_WITHIN + 1 }, (_, back) => addDays(today, -back));
  return days.filter((day) => day >= first);
}

/** What is missing, by field of the call. */
export function proofErrors(move: Asking, registration: Registration, proofs: MoveProofs): FieldErrors {
  const errors: FieldErrors = {};
  if (needsPaper(move, registration) && proofs.signed_paper === null) {
    errors.signed_paper = 'Lampirkan kontrak yang sudah ditandatangani.';
  }
  if (move.to.kind !== 'DISBURSED') return errors;
  if (proofs.way === '') errors['disbursement.way'] = 'Pilih cara pencairannya.';
  if (proofs.way === '' || proofs.way === 'CASH') return errors;
  if (proofs.reference.trim().length < MIN_REFERENCE_LENGTH) {
    errors['disbursement.reference'] =
      `Isi nomor referensi bank, paling sedikit ${MIN_REFERENCE_LENGTH} karakter.`;
  }
  if (proofs.proof === null) errors['disbursement.proof'] = 'Lampirkan bukti transfernya.';
  return errors;
}

/** What of it the call takes along. */
export function proofsToSend(
  move: Asking,
  registration: Registration,
  { signed_paper, way, day, reference, proof }: MoveProofs,
): { signed_paper?: number; disbursement?: DisbursementAsk } {
  const isTransfer = way === 'TRANSFER' || way === 'DEALER';
  return {
    ...(needsPaper(move, registration) && signed_paper !== null && { signed_paper }),
    ...(move.to.kind === 'DISBURSED' &&
      way !== '' && {
        disbursement: {
          way,
          day: isTransfer && day !== '' ? day : registration.today,
          reference: isTransfer ? reference.trim() : '',
          proof: isTransfer ? proof : null,
        },
      }),
  };
}
