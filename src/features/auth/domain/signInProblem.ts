import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { callProblem } from './callProblem';
import type { Problem } from './Problem';

/** Why signing in failed, in words. */
export function signInProblem(error: unknown): Problem {
  const noAnswer = callProblem(error, 'Masuk');
  if (noAnswer) return noAnswer;
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 || status === 422) {
    const text = 'Nama pengguna tetap terisi; ketik ulang kata sandi, lalu tekan Masuk.';
    return { tone: 'danger', title: errorMessage(error), text };
  }
  if (status === 429) {
    const text =
      error instanceof ApiError && error.retryAfter !== undefined
        ? 'Nama pengguna tetap terisi. Tombol Masuk terbuka lagi setelah hitungan mundur selesai.'
        : 'Nama pengguna tetap terisi. Tunggu beberapa menit, lalu coba lagi.';
    return { tone: 'warning', title: 'Terlalu banyak percobaan masuk', text };
  }
  const text = `${errorMessage(error)} Bila berulang, hubungi Admin Sistem.`;
  return { tone: 'danger', title: 'Belum bisa masuk', text };
}

/** True when the typed password cannot be right and is best typed again; a lost connection keeps it. */
export function refusesPassword(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 422);
}
