import type { CalculationMaster } from '@/lib/contract/calculations';

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
