import { ApiError } from '../http/ApiError';

const TYPE = 'Ketik kodenya, atau pakai pembaca USB.';

/** Why no camera shows anything, by the names that browsers give. */
const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError: `Kamera tidak diizinkan. Izinkan di setelan peramban untuk alamat ini. ${TYPE}`,
  SecurityError: `Kamera tidak diizinkan di halaman ini. ${TYPE}`,
  NotFoundError: `Perangkat ini tidak punya kamera. ${TYPE}`,
  OverconstrainedError: `Perangkat ini tidak punya kamera yang cocok. ${TYPE}`,
  NotReadableError: `Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu coba lagi. ${TYPE}`,
  AbortError: `Kamera berhenti. Coba lagi. ${TYPE}`,
};

/** Why the camera cannot be used, and the two other ways. */
export function cameraProblem(error: unknown): string {
  if (error instanceof ApiError)
    return `Pembaca kode belum tersimpan di perangkat ini dan perlu jaringan. ${TYPE}`;
  const name = error instanceof Error ? error.name : '';
  return WORDS[name] ?? `Kamera tidak dapat dibuka. ${TYPE}`;
}
