import type { PartnerWrite } from '@/lib/contract/partnerRecords';
import { searchedName } from '@/lib/format/people/personKey';
import { phoneKey } from '@/lib/format/people/phoneKey';
import type { partners } from '../platform/db/schema';

/** A person as the row keeps it. The only place that writes these columns. */
export function partnerColumns({ name, nik, npwp, phone, area_code: areaCode }: PartnerWrite) {
  return {
    ...{ name, nik, npwp, phone, areaCode },
    searchText: ` ${searchedName(name)} ${nik} ${phoneKey(phone)}`,
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
