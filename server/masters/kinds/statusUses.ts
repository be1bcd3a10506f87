/**
 * Registrations that stand in each status or ever stood there, by the status's id. There are no registrations yet: this
 * is the one place that counts them once there are.
 */
export function statusUses(): Promise<ReadonlyMap<number, number>> {
  return Promise.resolve(new Map());
}
