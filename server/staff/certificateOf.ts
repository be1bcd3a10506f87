import type { ShownCertificate } from '@/lib/contract/staffCertificate';
import type { staff } from '../platform/db/schema';

/** A collector's certificate as it stands on a day, `YYYY-MM-DD`; null: none is recorded. */
export function certificateOf(
  {
    certificateNumber: number,
    certificateUntil: until,
  }: Pick<typeof staff.$inferSelect, 'certificateNumber' | 'certificateUntil'>,
  today: string,
): ShownCertificate | null {
  return number === null || until === null ? null : { number, until, valid: until >= today };
}
