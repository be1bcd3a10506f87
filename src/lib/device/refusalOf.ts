import { ApiError, errorMessage } from '../http/ApiError';
import { isConflict } from '../http/conflict';
import { isDefiniteRefusal } from '../http/idempotencyKeys';
import type { Refusal } from './KeptRecord';

/** The device has lost a photo; the record stays, and a person decides. */
export class LostPhoto extends Error {
  constructor(nth: number) {
    super(
      `Foto ${nth} tidak ada lagi di perangkat ini. Hapus dari isian, ambil yang baru bila bisa, lalu kirim lagi.`,
    );
  }
}

/** What an error says for good of what was sent, to be mended by a person; null: it may work a moment later. */
export function refusalOf(error: unknown): Refusal | null {
  const at = new Date().toISOString();
  if (error instanceof LostPhoto) {
    return { message: error.message, fields: { photos: error.message }, moved: false, at };
  }
  if (!(error instanceof ApiError) || !isDefiniteRefusal(error)) return null;
  const moved =
    isConflict(error) && typeof error.data === 'object' && error.data !== null && 'current' in error.data;
  return { message: errorMessage(error), fields: error.fields, moved, at };
}
