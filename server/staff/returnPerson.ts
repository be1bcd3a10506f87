import { eq } from 'drizzle-orm';
import type { StaffPerson } from '@/lib/contract/staff';
import { askForChange } from '../changes/askForChange';
import { companyRuns } from '../changes/companyRuns';
import { conflict } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { staff } from '../platform/db/schema';
import { checkPlace, type PlaceWrite } from './checkPlace';
import type { StaffContext } from './FoundPerson';
import { findPerson, findSeen } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';
import { employPerson, patchOf, returnChange } from './personChanges';
import { personDetail } from './personDetail';
import { loggedOf, logStaff } from './savePlace';
import { waitsToBeHired } from './shown';

/**
 * Takes somebody back under their old user name. Title and offices are confirmed or others, and given by the caller as
 * if to somebody new; the person chooses a new password by link. 409: changed since, or still employed.
 */
export function returnPerson(
  context: StaffContext,
  id: string,
  { version, ...body }: PlaceWrite & { version: number },
): Promise<StaffPerson> {
  const { db, staff: by } = context;
  return inLine(db, by.id, async () => {
    const before = await findSeen(context, id, version);
    const { row } = before;
    if (row.active) throw conflict(`${row.name} masih bekerja.`);
    const [hired] = await db.select({ waits: waitsToBeHired }).from(staff).where(eq(staff.id, row.id));
    if (hired?.waits) throw conflict(`${row.name} masih menunggu persetujuan.`);
    requireManaged(by, before);
    const place = await checkPlace(db, by, body);
    if (await companyRuns(db)) {
      const further_office_ids = [...body.further_office_ids];
      const patch = patchOf(before, { name: row.name, email: row.email, ...body, further_office_ids });
      const payload = { patch, title_version: place.title.version };
      await askForChange(returnChange, context, { subjectId: row.id, subjectVersion: version, payload });
      return personDetail(context, await findPerson(db, by, id));
    }
    await employPerson(db, row, place);
    await logStaff(context, row, {
      action: 'STAFF_RETURNED',
      summary: `Menerima kembali ${row.name} sebagai ${place.title.name}`,
      changes: { active: [false, true], ...changesBetween(loggedOf(row, before), loggedOf(row, place)) },
    });
    return personDetail(context, await findPerson(db, by, id));
  });
}
