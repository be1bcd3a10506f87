import type { FieldErrors } from '@/lib/contract/envelope';
import { WRONG_FIELDS } from '@/lib/contract/changeRefusals';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import { todayIn } from '../calendar/today';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import type { StaffCall } from '../platform/http/route';
import type { MasterKind } from './MasterKind';

/** Every record, where they keep rules as a whole. Call it under the master's lock, before anything is written. */
export async function allRows<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  db: Db,
): Promise<readonly R[]> {
  return kind.together ? kind.read(db) : [];
}

/** What the kind itself finds wrong with a write. */
export async function ownErrors<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  { db, staff, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  write: W,
  before?: R,
): Promise<FieldErrors> {
  return (await kind.check?.(db, write, { before, today: todayIn(staff.office.zone, now), now })) ?? {};
}

/**
 * Throws 422 when the records as they are now break a rule that `rows`, as they were, kept; the transaction takes the
 * write back then. `id`: the record that was written; `spoken`: it has no fields where the reasons could stand.
 */
export async function holding<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  db: Db,
  rows: readonly R[],
  id: number,
  { spoken = false } = {},
): Promise<void> {
  if (!kind.together) return;
  const errors = kind.together.breaks(rows, await kind.read(db), id);
  const reasons = Object.values(errors);
  if (reasons.length > 0) throw invalid(errors, spoken ? reasons.join(' ') : WRONG_FIELDS);
}
