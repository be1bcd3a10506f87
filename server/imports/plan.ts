import type { ImportPlan } from '@/lib/contract/importRows';
import { formatRupiah } from '@/lib/format/rupiah';
import type { TransferOutcome } from './transferAccount';

type PlanShare = ImportPlan['shares'][number];

/** What is shown of an outcome before it is posted, and held against it when it is. */
export function planOf({ receipts, later, surplus }: TransferOutcome): ImportPlan {
  return {
    shares: receipts.map(({ credit_to, overdue, credit, credit_payment, penalty, penalty_payment }) => ({
      credit_to,
      overdue,
      credit,
      credit_payment,
      penalty,
      penalty_payment,
    })),
    later: later.flatMap((one) => one.changes),
    surplus,
  };
}

/** True where posting would write what was shown, to the rupiah. */
export function samePlan(shown: ImportPlan | null, now: ImportPlan): boolean {
  return shown !== null && textOf(shown) === textOf(now);
}

const textOf = ({ shares, later, surplus }: ImportPlan): string =>
  JSON.stringify([
    surplus,
    ...shares.map((one) => [
      one.credit_to,
      one.overdue,
      one.credit,
      one.credit_payment,
      one.penalty,
      one.penalty_payment,
    ]),
    ...later.map(({ invoice, field, before, after }) => [invoice, field, before, after].join(' ')).sort(),
  ]);

/** What posting does with the money, in words: `denda Rp45.000 dulu, sisanya Rp1.105.000 ke angsuran ke-8`. */
export function planText({ shares, later, surplus }: ImportPlan, keepSurplus: boolean): string {
  const [only] = shares;
  const parts = [shares.length === 1 && only ? oneLine(only) : severalLines(shares)];
  if (surplus > 0) {
    parts.push(
      keepSurplus
        ? `sisa ${formatRupiah(surplus)} jadi titipan`
        : `sisa ${formatRupiah(surplus)} belum punya tempat`,
    );
  }
  const invoices = [...new Set(later.map(({ invoice }) => invoice))];
  if (invoices.length > 0) parts.push(`${list(invoices)} dibagi ulang`);
  return parts.join('; ');
}

const isCovered = ({ credit, credit_payment }: PlanShare) => credit_payment === credit;

function oneLine(share: PlanShare): string {
  const { credit_to, credit, credit_payment, penalty, penalty_payment } = share;
  const line = `angsuran ke-${credit_to}`;
  if (penalty_payment === 0) {
    return isCovered(share)
      ? `melunasi ${line}`
      : `sebagian ${line}, masih kurang ${formatRupiah(credit - credit_payment)}`;
  }
  if (credit_payment === 0) return `seluruhnya untuk denda ${line}`;
  if (!isCovered(share)) {
    const short = formatRupiah(credit - credit_payment);
    return `denda ${formatRupiah(penalty_payment)} dulu, sisanya ${formatRupiah(credit_payment)} ke ${line}, masih kurang ${short}`;
  }
  const left = penalty - penalty_payment;
  const short = left > 0 ? `, masih kurang ${formatRupiah(left)}` : '';
  return `melunasi ${line} dan denda ${formatRupiah(penalty_payment)}${short}`;
}

function severalLines(shares: readonly PlanShare[]): string {
  const whole = shares.filter((share) => share.credit_payment > 0 && isCovered(share));
  const part = shares.filter((share) => share.credit_payment > 0 && !isCovered(share));
  const penalty = shares.reduce((sum, share) => sum + share.penalty_payment, 0);
  return [
    ...(penalty > 0 ? [`denda ${formatRupiah(penalty)}`] : []),
    ...(whole.length > 0 ? [`melunasi angsuran ${ordinals(whole)}`] : []),
    ...(part.length > 0 ? [`sebagian angsuran ${ordinals(part)}`] : []),
  ].join(', ');
}

const ordinals = (shares: readonly PlanShare[]) => list(shares.map(({ credit_to }) => `ke-${credit_to}`));

function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} dan ${last}` : last;
}
