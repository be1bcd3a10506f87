import type { PartnerWrite } from '@/lib/contract/partnerRecords';
import type { partners } from '../platform/db/schema';

/** Digits, as numbers are kept: `+62 812 …` is `0812…`. */
const phoneDigits = (typed: string) => typed.replace(/\D/g, '').replace(/^62/, '0');

/** A person as the row keeps it. The only place that writes these columns. */
export function partnerColumns({ name, nik, npwp, phone, area_code: areaCode }: PartnerWrite) {
  return {
    ...{ name, nik, npwp, phone, areaCode },
    searchText: ` ${name} ${nik} ${phoneDigits(phone)}`.toLowerCase(),
  } satisfies Partial<typeof partners.$inferInsert>;
}

/** The same for the log, by the contract's names. */
export const personOf = (row: typeof partners.$inferSelect): PartnerWrite => ({
  name: row.name,
  nik: row.nik,
  npwp: row.npwp,
  phone: row.phone,
  area_code: row.areaCode,
});
