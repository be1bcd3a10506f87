import { eq } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { StaffChange, StaffPerson } from '@/lib/contract/staff';
import { formatDate } from '@/lib/format/tanggal';
import { keptCash } from '../cash/cashToHandOver';
import { unclosedCash } from '../cash/unclosedCash';
import { holdEmployment } from '../platform/auth/stillSignedIn';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { staff } from '../platform/db/schema';
import { tellAccessChanged } from '../platform/outbox/tellAccessChanged';
import { handOverSurveys } from '../registrations/handOverSurveys';
import { checkPlace, type Place } from './checkPlace';
import type { FoundPerson, StaffContext } from './FoundPerson';
import { findPerson, findSeen } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';
import { personDetail } from './personDetail';
import { loggedOf, logStaff, saveFurther } from './savePlace';

/**
 * Changes name, e-mail, title and offices of somebody who is employed; it acts on their next call. One's own name and
 * e-mail are one's own to change, title and offices are not. 409: changed since.
 */
export function change(
  context: StaffContext,
  id: string,
  { version, ...body }: StaffChange & { version: number },
): Promise<StaffPerson> {
  const { db, staff: by } = context;
  return inLine(db, by.id, async () => {
    const before = await findSeen(context, id, version);
    const { row } = before;
    if (!row.active) throw conflict(`${row.name} sudah berhenti. Terima kembali lebih dahulu.`);
    const isSelf = row.id === by.id;
    if (!isSelf) requireManaged(by, before);
    const place = isSelf ? ownPlace(before, body) : await checkPlace(db, by, body, before);
    const changes = changesBetween(loggedOf(row, before), loggedOf(body, place));
    if (Object.keys(changes).length === 0) {
      throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
    }
    await leaveOldPlace(context, before, place);
    const { name, email } = body;
    await db
      .update(staff)
      .set({ name, email, titleId: place.title.id, officeId: place.office.id, version: row.version + 1 })
      .where(eq(staff.id, row.id));
    await saveFurther(db, row.id, place.further);
    await logStaff(context, row, {
      action: 'STAFF_CHANGED',
      summary: `Mengubah staf ${name}${aboutRights(changes) ? ' beserta jabatan atau kantornya' : ''}`,
      changes,
    });
    if (aboutRights(changes)) await tellAccessChanged(db, context.now, [row.id]);
    return personDetail(context, await findPerson(db, by, id));
  });
}

const aboutRights = (changes: Changes) =>
  'title' in changes || 'office' in changes || 'further_offices' in changes;

/** Nobody gives themself another title or office: 422. */
function ownPlace(before: FoundPerson, body: StaffChange): Place {
  const own = 'Jabatan dan kantor sendiri diatur oleh orang lain.';
  if (body.title_id !== before.title.id) throw invalid({ title_id: own });
  const further = before.further.map(({ id }) => id);
  const asked = new Set(body.further_office_ids);
  const isSame = asked.size === further.length && further.every((id) => asked.has(id));
  if (body.office_id !== before.office.id || !isSame) throw invalid({ office_id: own });
  return before;
}

/** A drawer belongs to an office, a survey to a surveyor of one: neither is taken along. 422, 409. */
async function leaveOldPlace(context: StaffContext, before: FoundPerson, place: Place): Promise<void> {
  const { db } = context;
  if (place.office.id !== before.office.id) await requireEmptyDrawer(db, before);
  const stays =
    place.title.id === SURVEYOR_TITLE_ID && officesOf(before).every((id) => officesOf(place).includes(id));
  if (before.title.id !== SURVEYOR_TITLE_ID || stays) return;
  const reason = `${before.row.name} tidak lagi menyurvei untuk kantor yang sama`;
  await handOverSurveys(context, { from: before.row, to: null, reason });
}

const officesOf = ({ office, further }: Pick<Place, 'office' | 'further'>) => [
  office.id,
  ...further.map(({ id }) => id),
];

async function requireEmptyDrawer(db: Db, { row }: FoundPerson): Promise<void> {
  if (!(await holdEmployment(db, row.id))) {
    throw conflict(`${row.name} sedang menyimpan sesuatu. Tunggu sebentar, lalu coba lagi.`);
  }
  const [open] = await unclosedCash(db, row.id);
  const [kept] = await keptCash(db, row.id);
  if (kept) {
    throw invalid({
      office_id: `Kas ${formatDate(kept.day)} belum disetor. Serahkan dahulu, lalu pindahkan.`,
    });
  }
  if (open) {
    const day = formatDate(open.day);
    throw invalid({ office_id: `Kas ${day} di kantor lama belum ditutup. Tutup dahulu, lalu pindahkan.` });
  }
}
