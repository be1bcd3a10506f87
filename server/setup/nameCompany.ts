import { conflict } from '../platform/core/ApiError';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { companyName, keepCompanyName } from './companyName';
import { requireSetUp } from './maySetUp';
import { lockSetup } from './setupNotes';

type Call = Pick<
  StaffCall<unknown, unknown, { company: string; seen: string | null }>,
  'db' | 'staff' | 'now' | 'origin' | 'body'
>;

/** Gives the company a name. The name that it has already writes nothing. 409: another one than was seen. */
export async function nameCompany({ db, staff, now, origin, body }: Call): Promise<void> {
  requireSetUp(staff);
  await lockSetup(db);
  const before = await companyName(db);
  if (before === body.company) return;
  if (before !== body.seen) {
    const message = `Perusahaan sudah bernama ${before ?? 'lain'} sejak Anda membukanya.`;
    throw conflict(message, { current: { company: before } });
  }
  await keepCompanyName(db, body.company);
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'COMPANY_NAMED',
    summary: `Menamai perusahaan ${body.company}`,
    origin,
    record: { type: 'company', id: 1 },
    changes: { company: [before, body.company] },
  });
}
