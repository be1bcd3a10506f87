import { STATUS_CODES } from 'node:http';
import { WRONG_FIELDS } from '@/lib/contract/changeRefusals';
import type { FieldErrors } from '@/lib/contract/envelope';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Kiriman tidak dapat dibaca.',
  401: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
  403: 'Jabatan Anda tidak memiliki hak untuk ini.',
  404: 'Alamat ini tidak ada.',
  408: 'Kiriman tidak selesai pada waktunya.',
  413: 'Kiriman terlalu besar.',
  414: 'Alamat terlalu panjang.',
  415: 'Jenis kiriman tidak didukung. Kirim sebagai JSON.',
  431: 'Kepala permintaan terlalu besar.',
  500: 'Terjadi kesalahan di server. Tidak ada yang berubah; coba lagi.',
};

/** What is said of a status where nothing more is known. */
export const messageOf = (status: number): string =>
  MESSAGES[status] ?? `Permintaan ditolak (${STATUS_CODES[status] ?? status}).`;

/**
 * A refusal with its HTTP status and, where more is known than that, an Indonesian message for people. Thrown by stores,
 * answered by the envelope.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly data: unknown;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message = messageOf(status),
    options: { data?: unknown; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.data = options.data ?? null;
    this.retryAfter = options.retryAfter;
  }
}

/** 422 with one message per field path. */
export const invalid = (errors: FieldErrors, message = WRONG_FIELDS) =>
  new ApiError(422, message, { data: { errors } });
export const notFound = (message?: string) => new ApiError(404, message);
export const forbidden = (message?: string) => new ApiError(403, message);
export const conflict = (message: string, data: unknown = null) => new ApiError(409, message, { data });
