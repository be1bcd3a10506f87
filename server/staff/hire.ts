import { eq } from 'drizzle-orm';
import type { StaffHire, StaffPerson } from '@/lib/contract/staff';
import { askForChange } from '../changes/askForChange';
import { companyRuns } from '../changes/companyRuns';
import { ApiError, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { staff } from '../platform/db/schema';
import { checkPlace } from './checkPlace';
import type { StaffContext } from './FoundPerson';
import { findPerson } from './findPerson';
import { inLine } from './inLine';
import { hireChange } from './personChanges';
import { personDetail } from './personDetail';
import { loggedOf, logStaff, saveFurther } from './savePlace';

/** A new person without a password, who waits for a second person to approve. 422: the user name is or was somebody's, or the place can't be given. */
export function hire(context: StaffContext, body: StaffHire): Promise<StaffPerson> {
  const { db, staff: by } = context;
  return inLine(db, by.id, async () => {
    const place = await checkPlace(db, by, body);
    const { username, name, email } = body;
    const [taken] = await db
      .select({ name: staff.name, active: staff.active })
      .from(staff)
      .where(eq(staff.username, username));
    if (taken) throw invalid({ username: takenText(taken.active) });
    const waits = await companyRuns(db);
    const [made] = await db
      .insert(staff)
      .values({ username, name, email, titleId: place.title.id, officeId: place.office.id, active: !waits })
      .returning({ id: staff.id });
    if (!made) throw new ApiError(500);
    await saveFurther(db, made.id, place.further);
    if (waits) {
      const payload = { patch: {}, title_version: place.title.version };
      await askForChange(hireChange, context, { subjectId: made.id, subjectVersion: 1, payload });
      return personDetail(context, await findPerson(db, by, String(made.id)));
    }
    await logStaff(context, made, {
      action: 'STAFF_HIRED',
      summary: `Menambah staf ${name} (${username}) sebagai ${place.title.name}`,
      changes: changesBetween({}, { username, ...loggedOf(body, place) }),
    });
    return personDetail(context, await findPerson(db, by, String(made.id)));
  });
}

const takenText = (active: boolean) =>
  active
    ? 'Nama pengguna ini sudah dipakai.'
    : 'Nama pengguna ini pernah dipakai. Bila orangnya sama, terima kembali dari daftar Berhenti.';
