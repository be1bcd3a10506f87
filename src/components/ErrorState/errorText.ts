import type { PictureName } from '@/components/Picture/Picture';
import { ApiError, plainMessage } from '@/lib/http/ApiError';

export interface ErrorText {
  picture: PictureName;
  title: string;
  message: string;
  /** False where trying again cannot help. */
  canRetry: boolean;
}

/** What a failure looks like to people: a picture, what happened, what to do next. */
export function errorText(error: unknown): ErrorText {
  const message = plainMessage(error);
  if (!(error instanceof ApiError)) {
    return { picture: 'trouble', title: 'Terjadi kesalahan', message, canRetry: true };
  }
  switch (error.kind) {
    case 'offline':
      return { picture: 'offline', title: 'Tidak tersambung', message, canRetry: true };
    case 'timeout':
      return { picture: 'slow', title: 'Terlalu lama', message, canRetry: true };
    case 'unreadable':
      return { picture: 'trouble', title: 'Jawaban tidak terbaca', message, canRetry: true };
    case 'refused':
      return refusedText(error.status, message);
  }
}

function refusedText(status: number, message: string): ErrorText {
  if (status === 403) return { picture: 'locked', title: 'Tidak punya hak', message, canRetry: false };
  if (status === 404) return { picture: 'lost', title: 'Tidak ditemukan', message, canRetry: false };
  if (status === 429) return { picture: 'slow', title: 'Terlalu sering', message, canRetry: true };
  if (status >= 500) return { picture: 'trouble', title: 'Server bermasalah', message, canRetry: true };
  return { picture: 'trouble', title: 'Permintaan ditolak', message, canRetry: true };
}
