import { errorMessage } from '@/lib/http/ApiError';
import { isConflict } from '@/lib/http/conflict';

/** What to say of an upload that stopped: what happened, what was kept, what to do next. */
export function sendingProblem(error: unknown, sent: number): string {
  if (error instanceof Error && error.name === 'OtherReading') {
    return 'Unggahan berkas ini sebelumnya dibaca dengan kolom lain, sehingga jumlah barisnya berbeda. Pilih kolom yang sama seperti waktu itu, lalu kirim lagi.';
  }
  if (isConflict(error)) return errorMessage(error);
  const kept = sent > 0 ? 'Baris yang sudah terkirim tersimpan.' : 'Belum ada baris yang terkirim.';
  return `${errorMessage(error)} ${kept}`;
}
