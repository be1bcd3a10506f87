import { eq } from 'drizzle-orm';
import type { StaffPerson } from '@/lib/contract/staff';
import { conflict } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { staff } from '../platform/db/schema';
import { checkPlace, type PlaceWrite } from './checkPlace';
import type { StaffContext } from './FoundPerson';
import { findPerson, findSeen } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';
import { personDetail } from './personDetail';
import { loggedOf, logStaff, saveFurther } from './savePlace';

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
    requireManaged(by, before);
    const place = await checkPlace(db, by, body);
    await db
      .update(staff)
      .set({
        active: true,
        passwordHash: null,
        passwordResetAt: null,
        titleId: place.title.id,
        officeId: place.office.id,
        version: row.version + 1,
      })
      .where(eq(staff.id, row.id));
    await saveFurther(db, row.id, place.further);
    await logStaff(context, row, {
      action: 'STAFF_RETURNED',
      summary: `Menerima kembali ${row.name} sebagai ${place.title.name}`,
      changes: { active: [false, true], ...changesBetween(loggedOf(row, before), loggedOf(row, place)) },
    });
    return personDetail(context, await findPerson(db, by, id));
  });
}
