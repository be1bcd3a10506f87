import type { SignedIn } from '../platform/auth/session';
import type { BatchRow } from './batch';

/** A statement and everybody who tied or chose one of its lines. */
export type Handled = Pick<BatchRow, 'status' | 'posters' | 'createdBy' | 'checkedAt'> & {
  hands: readonly number[];
};

/**
 * Why a person does not check a statement against the bank, in words; null: they may (docs/decisions/0142). Nobody checks
 * what they had a hand in, and there is nothing to check before something was posted.
 */
export function checkObstacle(batch: Handled, person: Pick<SignedIn, 'id' | 'access'>): string | null {
  if (batch.status === 'UNDONE') return 'Mutasi ini sudah dibatalkan.';
  if (batch.posters.length === 0) return 'Belum ada yang diposting dari mutasi ini.';
  if (person.access.is_credit_approval !== 1) return 'Jabatan Anda tidak memiliki hak persetujuan.';
  if ([batch.createdBy, ...batch.posters, ...batch.hands].includes(person.id)) {
    return 'Anda ikut mengunggah, memposting, mengaitkan, atau memilih kontrak di mutasi ini; orang lain yang harus mencocokkannya dengan bank.';
  }
  return null;
}
