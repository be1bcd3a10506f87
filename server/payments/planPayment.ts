import type { Share } from '@/lib/arithmetic/allocate';
import type { SplitChange } from '@/lib/arithmetic/replayCard';
import { SPLIT_FIELDS } from '@/lib/arithmetic/share';
import type { PostPayment } from '@/lib/contract/payments';
import { AGREE_FIRST, checkPayment, laterKey, type PaymentPlan } from '@/lib/payment/checkPayment';
import type { FoundContract } from '../contracts/readContract';
import type { SignedIn } from '../platform/auth/session';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { changedCard } from './changedCard';
import { cardOf } from './paymentCard';
import { refuseClosed } from './paymentRules';

/** A payment on a locked contract, and whose money it is. */
export interface PlannedBy {
  found: FoundContract;
  /** Who takes the money. */
  by: SignedIn;
  now: Date;
  payment: PostPayment;
  /** A second person approves it: limits of the title and the rule of cash on its day do not hold. */
  isRequest: boolean;
}

/**
 * What a payment becomes, by the rules of the form (`src/lib/payment`) on the card as it is now. Here is only what the server
 * alone knows: the contract is locked, the card is read anew, and it is what the screen showed. 422 with what is wrong; 409
 * where the contract takes none, or where shares or receipts of later days are not what the screen showed.
 */
export async function planPayment(
  db: Db,
  { found, by, now, payment, isRequest }: PlannedBy,
): Promise<PaymentPlan> {
  const shown = await cardOf(db, by, found, now);
  refuseClosed(found.contract, shown.card);
  const { split, errors, obstacles, plan } = checkPayment(shown, payment);
  const refused = isRequest ? errors : { ...obstacles, ...errors };
  if (!plan || Object.keys(refused).length > 0) throw invalid(refused);
  if (!wasPreviewed(payment.shares, split.shares)) {
    throw await changedCard(db, by, found, now, 'Hitungan di layar berbeda dengan hitungan server.');
  }
  if (laterKey(payment.later ?? []) !== laterKey(split.changes)) {
    throw await changedCard(db, by, found, now, laterText(split.changes));
  }
  return plan;
}

/** What a person agreed to; the transaction's number is the server's, for it counts voided ones too. */
const PREVIEWED = ['credit_to', 'date_maturity', ...SPLIT_FIELDS] as const satisfies readonly (keyof Share)[];

/** True when the screen showed these very shares, to the rupiah. */
function wasPreviewed(shown: readonly Share[], calculated: readonly Share[]): boolean {
  return (
    shown.length === calculated.length &&
    calculated.every((share, index) => PREVIEWED.every((field) => share[field] === shown[index]?.[field]))
  );
}

function laterText(changes: readonly SplitChange[]): string {
  const invoices = [...new Set(changes.map(({ invoice }) => invoice))];
  return invoices.length > 0
    ? `${AGREE_FIRST} Nota yang ikut berubah: ${invoices.join(', ')}.`
    : 'Nota lain tidak lagi ikut berubah.';
}
