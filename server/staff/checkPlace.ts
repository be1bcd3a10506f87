import { lockEveryDistribution } from '../distribution/lockDistribution';
import { asc, eq, inArray } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import { seesOffice } from '../platform/auth/offices';
import type { Person } from '../changes/ChangeKind';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, titles } from '../platform/db/schema';
import type { FoundPerson } from './FoundPerson';
import { mayGive } from './mayManage';

/** Title and offices as they are written. */
export interface PlaceWrite {
  title_id: number;
  office_id: number;
  further_office_ids: readonly number[];
}

/** Title and offices that were found to be there, and that the caller may give. */
export type Place = Pick<FoundPerson, 'title' | 'office' | 'further'>;

/**
 * Reads title and offices; 422 for what is not there and for what the caller can't give. `before`: of whoever is changed;
 * an office that was switched off since stays theirs.
 */
export async function checkPlace(
  db: Db,
  caller: Person,
  { title_id, office_id, further_office_ids }: PlaceWrite,
  before?: FoundPerson,
): Promise<Place> {
  const errors: FieldErrors = {};
  // Before the office is held: who switches it off takes its accounts first.
  if (before) await lockEveryDistribution(db);
  // Held, so that a title is not deleted or widened, and an office not switched off, in the same moment.
  const [title] = await db.select().from(titles).where(eq(titles.id, title_id)).for('share');
  if (!title) errors.title_id = 'Pilih jabatan dari daftar.';
  else if (!mayGive(caller, title)) errors.title_id = `Anda tidak dapat memberi jabatan ${title.name}.`;
  const wanted = [...new Set([office_id, ...further_office_ids])];
  const found = await db
    .select()
    .from(offices)
    .where(inArray(offices.id, wanted))
    .orderBy(asc(offices.name), asc(offices.id))
    .for('share');
  const had = new Set(before ? [before.office.id, ...before.further.map(({ id }) => id)] : []);
  const fault = (id: number) => {
    const office = found.find((one) => one.id === id);
    if (!office || !seesOffice(caller, id)) return 'Pilih dari kantor Anda.';
    return office.active || had.has(id) ? null : `Kantor ${office.name} sedang nonaktif.`;
  };
  const home = fault(office_id);
  if (home !== null) errors.office_id = home;
  const further = wanted.filter((id) => id !== office_id);
  const faults = further.map(fault).filter((words) => words !== null);
  if (faults[0] !== undefined) errors.further_office_ids = faults[0];
  const office = found.find(({ id }) => id === office_id);
  if (!title || !office || Object.keys(errors).length > 0) throw invalid(errors);
  return { title, office, further: found.filter(({ id }) => further.includes(id)) };
}
