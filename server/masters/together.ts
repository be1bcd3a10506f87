import type { FieldErrors } from '@/lib/contract/envelope';
import { WRONG_FIELDS } from '@/lib/contract/changeRefusals';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import { todayIn } from '../calendar/today';
import { invalid } from '../platform/core/ApiError';
import type { MasterKind, ReadAt } from './MasterKind';

/** Every record, where they keep rules as a whole. Call it under the master's lock, before anything is written. */
export async function allRows<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: ReadAt,
): Promise<readonly R[]> {
  return kind.together ? kind.read(call) : [];
}

/** What the kind itself finds wrong with a write. */
export async function ownErrors<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: ReadAt,
  write: W,
  before?: R,
): Promise<FieldErrors> {
  return (
    (await kind.check?.(call, write, { before, today: todayIn(call.staff.office.zone, call.now) })) ?? {}
  );
}

/**
 * Throws 422 when the records as they are now break a rule that `rows`, as they were, kept; the transaction takes the
 * write back then. `id`: the record that was written; `spoken`: it has no fields where the reasons could stand.
 */
export async function holding<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: ReadAt,
  rows: readonly R[],
  id: number,
  { spoken = false } = {},
): Promise<void> {
  if (!kind.together) return;
  const errors = kind.together.breaks(rows, await kind.read(call), id);
  const reasons = Object.values(errors);
  if (reasons.length > 0) throw invalid(errors, spoken ? reasons.join(' ') : WRONG_FIELDS);
}
