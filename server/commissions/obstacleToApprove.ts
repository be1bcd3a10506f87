import type { BackReason } from '@/lib/contract/commissions';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { commissions } from '../platform/db/schema';

type Row = Pick<typeof commissions.$inferSelect, 'state' | 'makers'>;

const NO_RIGHT = 'Jabatan Anda tidak memiliki hak persetujuan.';

/** Who approves anything needs its right, whatever the commission. 403. */
export function requireApprover({ access }: Pick<SignedIn, 'access'>): void {
  if (access.is_credit_approval !== 1) throw forbidden(NO_RIGHT);
}

/** Why a person can't approve a computed commission, in words; null: they can, or it is not the question any more. */
export function obstacleToApprove(
  { state, makers }: Row,
  due: BackReason | null,
  isOwn: boolean,
  person: Pick<SignedIn, 'id' | 'access'>,
): string | null {
  if (state !== 'COMPUTED') return null;
  if (due !== null) return 'Komisi ini harus ditarik kembali.';
  if (isOwn) return 'NIK penerimanya NIK peminjam, pasangan, atau penjamin kontrak ini.';
  if (person.access.is_credit_approval !== 1) return NO_RIGHT;
  if (makers.includes(person.id))
    return 'Yang mengisi form atau mencairkan tidak dapat menyetujui komisinya.';
  return null;
}
