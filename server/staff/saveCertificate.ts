import { eq } from 'drizzle-orm';
import { CERTIFICATE_YEARS, type Certificate } from '@/lib/contract/staffCertificate';
import { formatDate } from '@/lib/format/tanggal';
import type { StaffPerson } from '@/lib/contract/staff';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { offices, staff } from '../platform/db/schema';
import { todayIn } from '../calendar/today';
import type { StaffContext } from './FoundPerson';
import { findPerson, findSeen } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';
import { personDetail } from './personDetail';
import { logStaff } from './savePlace';

/**
 * Writes a collector's certificate, or with null that there is none. 403: beyond the caller's own reach, or one's own.
 * 409: changed since, or no longer employed. 422: the title collects nothing, it is said to hold for more than three years,
 * or nothing is changed.
 */
export function saveCertificate(
  context: StaffContext,
  id: string,
  { version, certificate }: { version: number; certificate: Certificate | null },
): Promise<StaffPerson> {
  const { db, staff: by } = context;
  return inLine(db, by.id, async () => {
    const found = await findSeen(context, id, version);
    const { row, title } = found;
    requireManaged(by, found);
    if (!row.active) throw conflict(`${row.name} sudah berhenti. Terima kembali lebih dahulu.`);
    if (certificate && !title.is_collector) {
      const words = `Jabatan ${title.name} tidak menagih di lapangan, jadi tidak memerlukan sertifikat kolektor.`;
      throw invalid({ number: words }, words);
    }
    if (certificate) await refuseTooLong(context, row.officeId, certificate.until);
    const values = {
      certificateNumber: certificate?.number ?? null,
      certificateUntil: certificate?.until ?? null,
    };
    const changes = changesBetween(loggedOf(row), loggedOf(values));
    if (Object.keys(changes).length === 0) {
      throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
    }
    await db
      .update(staff)
      .set({ ...values, version: row.version + 1 })
      .where(eq(staff.id, row.id));
    await logStaff(context, row, {
      action: 'STAFF_CERTIFICATE',
      summary: certificate
        ? `Mencatat sertifikat kolektor ${row.name}`
        : `Menghapus sertifikat kolektor ${row.name}`,
      changes,
    });
    return personDetail(context, await findPerson(db, by, id));
  });
}

/** 422: no certificate that is issued today holds that long. */
async function refuseTooLong({ db, now }: StaffContext, officeId: number, until: string): Promise<void> {
  const [office] = await db.select({ zone: offices.zone }).from(offices).where(eq(offices.id, officeId));
  const today = todayIn(office?.zone ?? 'Asia/Jakarta', now);
  const latest = `${Number(today.slice(0, 4)) + CERTIFICATE_YEARS}${today.slice(4)}`;
  if (until <= latest) return;
  const words = `Sertifikat berlaku paling lama ${CERTIFICATE_YEARS} tahun: paling akhir ${formatDate(latest)}.`;
  throw invalid({ 'certificate.until': words }, words);
}

const loggedOf = (row: Pick<typeof staff.$inferSelect, 'certificateNumber' | 'certificateUntil'>) => ({
  certificate_number: row.certificateNumber,
  certificate_until: row.certificateUntil,
});
