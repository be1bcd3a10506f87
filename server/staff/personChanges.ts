import { eq } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { Change } from '@/lib/contract/changes';
import type { StaffChange } from '@/lib/contract/staff';
import { isAdministrators, widens } from '@/lib/titles/widens';
import { orderLink, orderNotices } from '../account/mailOrders';
import type { Asked, ChangeBounds, ChangeTarget, Person } from '../changes/ChangeKind';
import { identityOf } from '../changes/deciders';
import { defineChangeKind } from '../changes/kinds';
import { notingTaken } from '../changes/rightsTaken';
import { notify } from '../notifications/notify';
import { seesEveryOffice } from '../platform/auth/offices';
import { identityColumns } from '../platform/auth/session';
import { keepingUserHolder, lockUserHolders } from '../platform/auth/userHolders';
import { ApiError, conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff, titles } from '../platform/db/schema';
import { tellAccessChanged } from '../platform/outbox/tellAccessChanged';
import type { Call } from '../requests/engine/Subject';
import { writeOf } from '../titles/titleColumns';
import { checkPlace, type Place } from './checkPlace';
import type { FoundPerson } from './FoundPerson';
import { named } from './findPerson';
import { leaveOldPlace } from './leaveOldPlace';
import { obstacleToManage } from './mayManage';
import { loggedOf, saveFurther } from './savePlace';

/** What is asked for: what differs, and the version of the title that is given, which stays that one. */
export interface PersonAsk {
  patch: Partial<StaffChange>;
  title_version: number;
}

const MISSING = 'Staf ini tidak ada.';

/** Somebody's row with title and offices, whoever asks. */
export async function anyPerson(db: Db, id: number | null): Promise<FoundPerson> {
  const [found] = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.id, id ?? 0));
  if (!found) throw notFound(MISSING);
  const { person: row, title, office, furtherOffices } = found;
  return { row, title, office, further: await named(db, furtherOffices) };
}

/** As they are, as a change writes them. */
const bodyOf = ({ row, title, office, further }: FoundPerson): StaffChange => ({
  ...{ name: row.name, email: row.email, title_id: title.id, office_id: office.id },
  further_office_ids: further.map(({ id }) => id),
});

/** What of a person another state differs in. */
export function patchOf(found: FoundPerson, after: StaffChange): Partial<StaffChange> {
  const before = bodyOf(found);
  const key = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => key(value) !== key(before[field as keyof StaffChange])),
  );
}

const officesOf = ({ office, further }: Pick<Place, 'office' | 'further'>) => [
  office.id,
  ...further.map(({ id }) => id),
];

/** Whether somebody may or sees more afterwards, or codes and links go to another address. */
export function widensPerson(before: FoundPerson, email: string | null, place: Place): boolean {
  const hasOther =
    place.title.id !== before.title.id &&
    (place.title.id === SURVEYOR_TITLE_ID || widens(writeOf(before.title), writeOf(place.title)));
  const sees = new Set(officesOf(before));
  const seesMore = !seesEveryOffice(before.title) && officesOf(place).some((id) => !sees.has(id));
  return hasOther || seesMore || email !== before.row.email;
}

/** The place that is asked for, as it is now, unchecked. */
async function placeOf(db: Db, { title_id, office_id, further_office_ids }: StaffChange): Promise<Place> {
  const [title] = await db.select().from(titles).where(eq(titles.id, title_id));
  const [office] = await named(db, [office_id]);
  if (!title || !office)
    throw conflict('Jabatan atau kantornya sudah tidak ada. Permintaan ini hanya dapat ditolak.');
  return {
    title,
    office,
    further: await named(
      db,
      further_office_ids.filter((id) => id !== office_id),
    ),
  };
}

async function boundsOf(db: Db, before: FoundPerson, place: Place): Promise<ChangeBounds> {
  const isGiven = [before.title, place.title].some((title) => isAdministrators(writeOf(title)));
  const [home] = await db
    .select({ zone: offices.zone })
    .from(offices)
    .where(eq(offices.id, before.office.id));
  if (!home) throw new ApiError(500);
  return {
    rule: isGiven ? 'ADMINISTRATOR' : 'APPROVER',
    officeIds: [...new Set([...officesOf(before), ...officesOf(place)])],
    zone: home.zone,
  };
}

const LABELS: readonly (readonly [field: string, label: string])[] = [
  ['status', 'Status'],
  ['username', 'Nama pengguna'],
  ['name', 'Nama'],
  ['email', 'E-mail'],
  ['title', 'Jabatan'],
  ['office', 'Kantor'],
  ['further_offices', 'Kantor lain'],
];

function factsOf(before: Record<string, unknown>, after: Record<string, unknown>): Change['facts'] {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : '–');
  return LABELS.map(([field, label]) => ({
    label,
    before: text(before[field]),
    after: text(after[field]),
  })).filter((fact) => fact.before !== fact.after);
}

/** How a person and what is asked for are read, whatever the kind. */
export async function readPerson(
  db: Db,
  { subjectId, payload }: Asked,
  states: { before?: Record<string, unknown>; after?: Record<string, unknown>; isNew?: boolean } = {},
): Promise<ChangeTarget> {
  const found = await anyPerson(db, subjectId);
  const { patch } = payload as PersonAsk;
  const body = { ...bodyOf(found), ...patch };
  const place = await placeOf(db, body);
  const before = states.isNew ? {} : loggedOf(found.row, found);
  const after = { ...(states.isNew && { username: found.row.username }), ...loggedOf(body, place) };
  const facts = factsOf({ ...before, ...states.before }, { ...after, ...states.after });
  const bounds = await boundsOf(db, found, place);
  return { label: found.row.name, version: found.row.version, before, after, facts, bounds };
}

export const lock = (tx: Db) => lockUserHolders(tx);

export const obstacleToAsk = ({ access }: Person) =>
  access.is_user === 1 ? null : 'tidak lagi memegang hak data user.';

/** The person and the place, checked as if the maker wrote it now. 409: title, person or reach changed since. */
async function checked(db: Db, { subjectId, payload, requestedBy }: Asked, isEmployed: boolean) {
  const before = await anyPerson(db, subjectId);
  const { row } = before;
  if (row.active !== isEmployed) {
    throw conflict(
      `${row.name} ${row.active ? 'sudah bekerja' : 'sudah berhenti'}. Permintaan ini hanya dapat ditolak.`,
    );
  }
  const maker = await identityOf(db, requestedBy);
  const obstacle = obstacleToManage(maker, before);
  if (obstacle !== null) throw conflict(`${obstacle} Permintaan ini hanya dapat ditolak.`);
  const { patch, title_version: version } = payload as PersonAsk;
  const body = { ...bodyOf(before), ...patch };
  const place = await checkPlace(db, maker, body, isEmployed ? before : undefined);
  if (place.title.version !== version) {
    throw conflict(
      `Jabatan ${place.title.name} sudah berubah sejak diminta. Tolak atau tarik kembali, lalu minta sekali lagi.`,
    );
  }
  return { before, body, place };
}

/** The person hears that their rights changed: in the app, and at the old and the new address. */
export async function tellPerson(
  { db, now, staff: by }: Call,
  id: number,
  { addresses, text }: { addresses: readonly (string | null)[]; text: string },
): Promise<void> {
  const title = 'Data dan hak Anda berubah';
  await notify(db, [id], { title, message: text, source: 'account', link: '' }, now);
  const notice = {
    subject: 'Data dan hak Anda di Angsur berubah',
    text: `${text}\n\nTidak merasa ini benar? Segera laporkan kepada pimpinan kantor Anda.\n`,
  };
  await orderNotices(db, { staffId: id, addresses, ...notice, orderedBy: by.id, now });
}

/** Another title, further office or e-mail of somebody who is employed. */
export const staffChange = defineChangeKind({
  ...{ name: 'STAFF', subject: 'staff', noun: 'perubahan staf', obstacleToAsk, lock },
  read: (db, asked) => readPerson(db, asked),
  async apply(call, asked) {
    const { db, now } = call;
    const { before, body, place } = await checked(db, asked, true);
    await keepingUserHolder(db, () => writePerson(call, before, body, place));
    await tellAccessChanged(db, now, [before.row.id]);
    const facts = factsOf(loggedOf(before.row, before), loggedOf(body, place));
    const text = `Yang berubah: ${facts.map(({ label, after }) => `${label} menjadi ${after}`).join(', ')}.`;
    await tellPerson(call, before.row.id, { addresses: [before.row.email, body.email], text });
    return [];
  },
});

/** Writes name, e-mail, title and offices; a drawer and surveys are not taken along. */
export async function writePerson(
  call: Call,
  before: FoundPerson,
  { name, email }: Pick<StaffChange, 'name' | 'email'>,
  place: Place,
): Promise<void> {
  const { db, now } = call;
  await leaveOldPlace(call, before, place);
  const { row } = before;
  await notingTaken(call, [row.id], async () => {
    await db
      .update(staff)
      .set({
        ...{ name, email, titleId: place.title.id, officeId: place.office.id, version: row.version + 1 },
        ...(email !== row.email && { emailSince: now }),
      })
      .where(eq(staff.id, row.id));
    await saveFurther(db, row.id, place.further);
  });
}

/** Somebody begins to work, or works again, and gets the link with which they choose a password. */
async function employ(call: Call, asked: Asked): Promise<void> {
  const { db, now, staff: by } = call;
  const { before, place } = await checked(db, asked, false);
  const { row } = before;
  await employPerson(db, row, place);
  await orderLink(db, { staffId: row.id, address: row.email, orderedBy: by.id, now });
}

/** Writes that somebody works as what and where; they have no password. */
export async function employPerson(db: Db, row: FoundPerson['row'], place: Place): Promise<void> {
  await db
    .update(staff)
    .set({
      ...{ active: true, passwordHash: null, passwordResetAt: null },
      ...{ titleId: place.title.id, officeId: place.office.id, version: row.version + 1 },
    })
    .where(eq(staff.id, row.id));
  await saveFurther(db, row.id, place.further);
}

/** A person who was written down and works for nobody yet. */
export const hireChange = defineChangeKind({
  ...{ name: 'HIRE', subject: 'staff', noun: 'penerimaan staf', obstacleToAsk, lock },
  read: (db, asked) => readPerson(db, asked, { isNew: true }),
  async apply(call, asked) {
    await employ(call, asked);
    return [];
  },
  async release({ db, now, staff: by }, { subjectId }) {
    await db
      .update(staff)
      .set({ endedAt: now, endedBy: by.id, endReason: 'Penerimaannya tidak disetujui atau ditarik kembali.' })
      .where(eq(staff.id, subjectId ?? 0));
  },
});

/** Somebody whose employment had ended comes back. */
export const returnChange = defineChangeKind({
  ...{ name: 'RETURN', subject: 'staff', noun: 'penerimaan kembali', obstacleToAsk, lock },
  read: (db, asked) =>
    readPerson(db, asked, { before: { status: 'Berhenti' }, after: { status: 'Bekerja' } }),
  async apply(call, asked) {
    await employ(call, asked);
    return [];
  },
});
