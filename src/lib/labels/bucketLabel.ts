import { BUCKET, REPOSSESSED_BUCKET } from '../contract/overdueListDefaults';

/** A bucket in words: `8–15 hari`. */
export function bucketLabel(bucket: string): string {
  if (bucket === REPOSSESSED_BUCKET) return 'Unit ditarik';
  const [, from = '', to] = BUCKET.exec(bucket) ?? [];
  if (from === '0' && to === '0') return 'Tidak terlambat';
  if (to === undefined) return from === '0' ? 'Semua hari' : `${from} hari ke atas`;
  return from === to ? `${from} hari` : `${from}–${to} hari`;
}
