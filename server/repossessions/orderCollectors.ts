import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderCollector } from '@/lib/contract/repossessions';
import { formatDate } from '@/lib/format/tanggal';
import { worksFor } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

/** A collector with the certificate that is recorded now. */
export interface CertifiedCollector {
  id: number;
  name: string;
  certificateNumber: string | null;
  certificateUntil: string | null;
}

/** Active collectors who work for an office, by name; `ids`: of these only. */
export function collectorsOfOffice(
  db: Db,
  officeId: number,
  ids?: readonly number[],
): Promise<CertifiedCollector[]> {
  return db
    .select({
      id: staff.id,
      name: staff.name,
      certificateNumber: staff.certificateNumber,
      certificateUntil: staff.certificateUntil,
    })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(
      and(
        ...[staff.active, titles.is_collector, worksFor(officeId)],
        ids === undefined ? undefined : inArray(staff.id, [...ids]),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
}

/** Why a collector's certificate does not hold until a day, in words; null: it does. */
export function certificateObstacle(
  { name, certificateNumber, certificateUntil: until }: CertifiedCollector,
  lastDay: string,
): string | null {
  if (certificateNumber === null || until === null) return `Sertifikat ${name} belum dicatat di Staff.`;
  if (until >= lastDay) return null;
  return `Sertifikat ${name} berlaku sampai ${formatDate(until)}, sebelum ${formatDate(lastDay)}. Catat yang baru di Staff.`;
}

/** A collector as one picks whom an order names; who asks is not named. */
export function toOrderCollector(
  collector: CertifiedCollector,
  askerId: number,
  lastDay: string,
): OrderCollector {
  return {
    id: collector.id,
    name: collector.name,
    certificate_until: collector.certificateUntil,
    obstacle:
      collector.id === askerId
        ? 'Yang meminta surat tugas tidak disebut di dalamnya.'
        : certificateObstacle(collector, lastDay),
  };
}
