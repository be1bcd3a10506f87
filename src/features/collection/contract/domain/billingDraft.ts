import type { Billing, changeBilling } from '@/lib/contract/collecting';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { FoundRegion } from '@/lib/contract/regions';
import type { FieldChange } from '@/lib/editor/editor';

/** What is typed of where a borrower is called on. */
export interface BillingDraft {
  address: string;
  /** Null: not known. */
  village: FoundRegion | null;
  reason: string;
}

/** A kelurahan with everything that it lies in. */
export const villageText = (village: FoundRegion | null): string =>
  village
    ? [village.name, village.district?.name, village.area.name, village.province.name]
        .filter(Boolean)
        .join(', ')
    : 'Belum berwilayah';

export const billingDraft = ({ address, village }: Billing): BillingDraft => ({
  address,
  village,
  reason: '',
});

/** What keeps it from being sent, by field. */
export function checkBilling({ address, village, reason }: BillingDraft, base: Billing): FieldErrors {
  const isSame = address.trim() === base.address && village?.code === base.village?.code;
  return {
    ...(address.trim().length < 5
      ? { address: 'Tulis alamat lengkapnya.' }
      : isSame && { address: 'Belum ada yang diubah.' }),
    ...(reason.trim().length < 5 && { reason: 'Tulis alasan, paling sedikit 5 karakter.' }),
  };
}

/** What of it is sent. */
export const billingBody = (
  { address, village, reason }: BillingDraft,
  base: Billing,
): BodyOf<typeof changeBilling> => ({
  address: address.trim(),
  village_code: village?.code ?? null,
  before: { address: base.address, village_code: base.village?.code ?? null },
  reason: reason.trim(),
});

/** What somebody else changed. */
export const billingChanges = (before: Billing, now: Billing): FieldChange[] =>
  [
    { label: 'Alamat tagih', before: before.address || '–', after: now.address || '–' },
    { label: 'Kelurahan', before: villageText(before.village), after: villageText(now.village) },
  ].filter((field) => field.before !== field.after);
