import type { StaffChange, StaffPerson } from '@/lib/contract/staff';
import { orderNotices } from '../account/mailOrders';
import { askForChange } from '../changes/askForChange';
import { companyRuns } from '../changes/companyRuns';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import { tellAccessChanged } from '../platform/outbox/tellAccessChanged';
import { checkPlace, type Place } from './checkPlace';
import type { FoundPerson, StaffContext } from './FoundPerson';
import { findPerson, findSeen } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';
import { patchOf, staffChange, widensPerson, writePerson } from './personChanges';
import { personDetail } from './personDetail';
import { loggedOf, logStaff } from './savePlace';

/**
 * Changes name, e-mail, title and offices of somebody who is employed; it acts on their next call, and what widens waits for
 * a second person. One's own name and e-mail are one's own to change, title and offices are not. 409: changed since.
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
    if (!isSelf && widensPerson(before, body.email, place) && (await companyRuns(db))) {
      const payload = { patch: patchOf(before, body), title_version: place.title.version };
      await askForChange(staffChange, context, { subjectId: row.id, subjectVersion: version, payload });
      return personDetail(context, await findPerson(db, by, id));
    }
    await writePerson(context, before, body, place);
    await tellOldAddress(context, before, body.email);
    const { name } = body;
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

/** Whoever changes an address, one's own too, does not do so without a word to the old one. */
async function tellOldAddress(
  { db, staff: by, now }: StaffContext,
  { row }: FoundPerson,
  email: string | null,
): Promise<void> {
  if (email === row.email) return;
  const subject = 'Alamat e-mail Anda di Angsur berubah';
  const text = `${by.name} mengubah alamat e-mail akun ${row.username}. Tautan kata sandi baru dikirim ke alamat yang baru setelah 7 hari.\n\nTidak merasa ini benar? Segera laporkan kepada pimpinan kantor Anda.\n`;
  await orderNotices(db, {
    staffId: row.id,
    addresses: [row.email, email],
    subject,
    text,
    orderedBy: by.id,
    now,
  });
}

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
