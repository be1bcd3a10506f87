import type { CalculationMaster } from '@/lib/contract/calculations';

/** Where a version stands on a day. */
export type VersionStatus = 'COMING' | 'IN_FORCE' | 'ENDED' | 'OFF';

type Dates = Pick<CalculationMaster, 'valid_from' | 'valid_to' | 'active'>;

/** `today`: `YYYY-MM-DD`. Switched off counts before anything but an end that has passed. */
export function versionStatus({ valid_from, valid_to, active }: Dates, today: string): VersionStatus {
  if (valid_to !== null && valid_to < today) return 'ENDED';
  if (!active) return 'OFF';
  return valid_from > today ? 'COMING' : 'IN_FORCE';
}

/** What can be done with a version: change it while it is to come, follow it when it is the newest, else only read. */
export function versionMode(
  row: CalculationMaster,
  rows: readonly CalculationMaster[],
  today: string,
): 'change' | 'follow' | 'read' {
  if (row.valid_from > today && row.used_by === 0) return 'change';
  const newest = rows.every((one) => one.code !== row.code || one.valid_from <= row.valid_from);
  return newest ? 'follow' : 'read';
}
