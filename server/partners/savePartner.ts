import { and, eq, ne, sql } from 'drizzle-orm';
import type { Partner, PartnerWrite } from '@/lib/contract/partnerRecords';
import { readOffice, requireActiveOffice } from '../offices/requireActiveOffice';
import { ApiError, invalid } from '../platform/core/ApiError';
import { changesBetween, type Changes } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { partners, regions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { refuseStale } from '../requests/engine/refusals';
import { findPartner, lockPartner, type FoundPartner } from './findPartner';
import { partnerColumns, personOf } from './partnerColumns';
import { partnerDetail } from './partnerDetail';
import type { PartnerSide } from './PartnerSide';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** A new partner of the caller's office. 422: one of that NIK is there already. */
export async function createPartner(side: PartnerSide, call: Context, body: PartnerWrite): Promise<Partner> {
  const { db, staff: by, now } = call;
  requireActiveOffice(await readOffice(db, by.office.id));
  await checkPerson(db, side, body, by.office.id);
  const [made] = await db
    .insert(partners)
    .values({ ...partnerColumns(body), kind: side.kind, officeId: by.office.id, createdAt: now })
    .returning({ id: partners.id });
  if (!made) throw new ApiError(500);
  const found = await findPartner(db, side, by, String(made.id), now);
  await logPartner(side, call, found, ['CREATED', 'Mendaftarkan'], changesBetween({}, { ...body }));
  return partnerDetail(db, side, by, found);
}

/** Changes the person. 409: changed since. */
export async function changePartner(
  side: PartnerSide,
  call: Context,
  id: string,
  { version, ...body }: PartnerWrite & { version: number },
): Promise<Partner> {
  const { db, staff: by, now } = call;
  const found = await lockPartner(db, side, by, id, now);
  await refuseStalePartner(side, call, found, version);
  await checkPerson(db, side, body, found.row.officeId, found.row.id);
  const changes = changesBetween({ ...personOf(found.row) }, { ...body });
  if (Object.keys(changes).length === 0) {
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }
  await db
    .update(partners)
    .set({ ...partnerColumns(body), version: version + 1 })
    .where(eq(partners.id, found.row.id));
  const after = await findPartner(db, side, by, id, now);
  await logPartner(side, call, after, ['CHANGED', 'Mengubah'], changes);
  return partnerDetail(db, side, by, after);
}

/** Lets new forms name a partner, or no longer. 409: changed since. */
export async function switchPartner(
  side: PartnerSide,
  call: Context,
  id: string,
  { active, version }: { active: boolean; version: number },
): Promise<Partner> {
  const { db, staff: by, now } = call;
  const found = await lockPartner(db, side, by, id, now);
  await refuseStalePartner(side, call, found, version);
  if (found.row.active === active) return partnerDetail(db, side, by, found);
  await db
    .update(partners)
    .set({ active, version: version + 1 })
    .where(eq(partners.id, found.row.id));
  const after = await findPartner(db, side, by, id, now);
  const verb = active
    ? (['ACTIVATED', 'Mengaktifkan'] as const)
    : (['DEACTIVATED', 'Menonaktifkan'] as const);
  await logPartner(side, call, after, verb, { active: [!active, active] });
  return partnerDetail(db, side, by, after);
}

/** 409 with the partner as it is, unless it is the version that was seen. */
export function refuseStalePartner(
  side: PartnerSide,
  { db, staff: by }: Pick<Context, 'db' | 'staff'>,
  found: FoundPartner,
  seen: number,
): Promise<void> {
  const { version, name } = found.row;
  return refuseStale(version === seen, `${name} sudah diubah sejak Anda membukanya.`, async () => ({
    version,
    current: await partnerDetail(db, side, by, found),
  }));
}

/** 422 for a kota that is not there and for a NIK that another partner of the office has; held until the end. */
async function checkPerson(
  db: Db,
  side: PartnerSide,
  { nik, area_code: areaCode }: PartnerWrite,
  officeId: number,
  id?: number,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`partner ${side.kind} ${officeId} ${nik}`}))`);
  const same = and(eq(partners.kind, side.kind), eq(partners.officeId, officeId), eq(partners.nik, nik));
  const [taken] = await db
    .select({ name: partners.name })
    .from(partners)
    .where(id === undefined ? same : and(same, ne(partners.id, id)));
  if (taken) throw invalid({ nik: `NIK ini sudah terdaftar atas nama ${taken.name}.` });
  if (areaCode === null) return;
  const [area] = await db
    .select({ code: regions.code })
    .from(regions)
    .where(eq(regions.code, areaCode))
    .for('key share');
  if (!area) throw invalid({ area_code: 'Kota ini tidak ada.' });
}

/** A line of the log about a partner. */
export const logLine = (
  side: PartnerSide,
  { row }: FoundPartner,
  [action, verb]: readonly [action: string, verb: string],
  changes: Changes,
) => ({
  action: `PARTNER_${action}`,
  summary: `${verb} ${side.noun} ${row.name}`,
  record: { type: side.record, id: row.id },
  changes,
});

async function logPartner(
  side: PartnerSide,
  { db, staff: by, now, origin }: Context,
  found: FoundPartner,
  what: readonly [action: string, verb: string],
  changes: Changes,
): Promise<void> {
  await writeHistory(db, { at: now, staffId: by.id, origin, ...logLine(side, found, what, changes) });
}
