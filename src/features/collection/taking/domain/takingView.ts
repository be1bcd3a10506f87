import type { Access } from '@/lib/contract/access';
import type { Repossession } from '@/lib/contract/repossessions';
import type { ConditionWays } from '../components/ConditionsPart';

/** Ways to what is missing that a reader can go. */
export function conditionWays(access: Access | undefined, staffHref: string | undefined): ConditionWays {
  return {
    ...(access?.is_overdue === 1 && {
      LETTER: { href: '#surat-peringatan', label: 'Buka surat peringatan' },
    }),
    ...(access?.is_contract === 1 && { FIDUCIARY: { href: '#fidusia', label: 'Catat sertifikat fidusia' } }),
    PROMISE: { href: '#janji-bayar', label: 'Lihat janji bayar' },
    ...(staffHref && { CERTIFICATE: { href: staffHref, label: 'Buka Staff' } }),
  };
}

/** Why nobody thinks of an order here, in words; null: its conditions are looked at. */
export function whyNoOrder({ status, conditions }: Repossession): string | null {
  if (status !== 'ACTIVE' && status !== 'OVERDUE')
    return 'Kontrak ini tidak berjalan, jadi unit tidak ditarik.';
  const late = conditions.find(({ key }) => key === 'LATE');
  return late?.met === false ? late.text : null;
}

/** The company has or had the unit. */
export const hadAUnit = ({ status, orders, unit_records }: Repossession): boolean =>
  status === 'REPOSSESSED' || unit_records.length > 0 || orders.some(({ state }) => state === 'DONE');
