import { HIGHEST_TARGET, HIGHEST_TARGET_ACCOUNTS } from '@/lib/contract/achievementDefaults';
import type { BucketTarget, CollectorTarget, CollectorTargets } from '@/lib/contract/collectorTargets';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { FieldChange } from '@/lib/editor/editor';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { bucketLabel } from '@/lib/labels/bucketLabel';

/** What is typed for a bucket: rupiah, and accounts as text. */
export interface BucketDraft {
  bucket: string;
  amount: number | null;
  accounts: string;
}
export interface TargetDraft {
  targets: readonly BucketDraft[];
}

type Buckets = CollectorTargets['buckets'];

/** A row for each bucket of the month, filled with what is known of it. */
export const draftOf = (buckets: Buckets, known: readonly BucketTarget[]): TargetDraft => ({
  targets: buckets.map(({ bucket }) => {
    const own = known.find((target) => target.bucket === bucket);
    return { bucket, amount: own?.amount ?? null, accounts: own ? String(own.accounts) : '' };
  }),
});

/** An account count in digits; empty is none. Null: no number. */
const accountsOf = (text: string): number | null => {
  const digits = text.trim().replaceAll('.', '');
  if (digits === '') return 0;
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
};

/** What is typed as it is sent; what is empty is 0. */
export const targetsOf = ({ targets }: TargetDraft): BucketTarget[] =>
  targets.map(({ bucket, amount, accounts }) => ({
    ...{ bucket, amount: amount ?? 0, accounts: accountsOf(accounts) ?? 0 },
  }));

/** Each bucket has both money and accounts, or neither; field paths as the server names them. */
export function checkTargets({ targets }: TargetDraft): FieldErrors {
  const errors: Record<string, string> = {};
  targets.forEach(({ amount, accounts }, at) => {
    const [rupiah, count] = [amount ?? 0, accountsOf(accounts)];
    if (rupiah > HIGHEST_TARGET)
      errors[`targets.${at}.amount`] = `Paling banyak ${formatRupiah(HIGHEST_TARGET)}.`;
    if (count === null || count > HIGHEST_TARGET_ACCOUNTS) {
      errors[`targets.${at}.accounts`] = `Isi angka sampai ${formatNumber(HIGHEST_TARGET_ACCOUNTS)}.`;
    } else if (rupiah > 0 && count === 0) {
      errors[`targets.${at}.accounts`] = 'Isi jumlah akun, karena ada target rupiah.';
    } else if (rupiah === 0 && count > 0) {
      errors[`targets.${at}.amount`] = 'Isi rupiahnya, karena ada target akun.';
    } else if (rupiah < count) {
      errors[`targets.${at}.amount`] = 'Rupiah ini lebih kecil dari jumlah akunnya.';
    }
  });
  return errors;
}

/** Rupiah and accounts of all buckets. */
export const targetSum = (targets: readonly Pick<BucketTarget, 'amount' | 'accounts'>[]) => ({
  amount: targets.reduce((sum, { amount }) => sum + amount, 0),
  accounts: targets.reduce((sum, { accounts }) => sum + accounts, 0),
});

const words = (target: BucketTarget | undefined) =>
  target ? `${formatRupiah(target.amount)}, ${formatNumber(target.accounts)} akun` : 'belum ada';

/** What somebody else changed meanwhile, by bucket. */
export function targetChanges(before: CollectorTarget, after: CollectorTarget): FieldChange[] {
  const all = new Set([...before.targets, ...after.targets].map(({ bucket }) => bucket));
  const of = ({ targets }: CollectorTarget, bucket: string) =>
    targets.find((target) => target.bucket === bucket);
  const changes = [...all].flatMap((bucket) => {
    const [was, is] = [words(of(before, bucket)), words(of(after, bucket))];
    return was === is ? [] : [{ label: bucketLabel(bucket), before: was, after: is }];
  });
  // It always names something, or there is no way on.
  if (changes.length > 0 || before.version === after.version) return changes;
  return [{ label: 'Target', before: 'yang ditampilkan', after: 'disimpan lagi, angkanya sama' }];
}
