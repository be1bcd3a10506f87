import type { FieldErrors } from '../contract/envelope';

/**
 * Why a call failed.
 * - `offline`: nothing answered (no network, refused, cut off)
 * - `timeout`: no answer in time
 * - `unreadable`: an answer that is not the contract's (HTML, wrong shape)
 * - `refused`: the server answered and said no; `status` tells how
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'unreadable' | 'refused';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status, or the envelope's own where it is worse; 0 when nothing answered. */
  status: number;
  /** What the server said, for people. */
  message?: string;
  title?: string;
  /** Field path → Indonesian message (422). */
  fields?: FieldErrors;
  /** `data` of the failed answer. */
  data?: unknown;
  /** Seconds until a new try makes sense (429). */
  retryAfter?: number;
  /** The request's id, where the server gave one. */
  requestId?: string;
  cause?: unknown;
}

/** The one error class of the client. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly title: string | undefined;
  readonly fields: FieldErrors;
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;
  /** True when the server itself chose the words of `message`. */
  readonly fromServer: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message || DEFAULT_MESSAGES[details.kind], { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.title = details.title;
    this.fields = details.fields ?? {};
    this.data = details.data;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.fromServer = Boolean(details.message);
  }

  /** True when the same call may work a moment later. */
  get isPassing(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout' || this.status >= 500 || this.status === 429;
  }
}

const DEFAULT_MESSAGES: Record<ApiErrorKind, string> = {
  offline: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Coba lagi sebentar.',
  unreadable: 'Jawaban server tidak dapat dibaca. Coba lagi; bila berulang, hubungi admin.',
  refused: 'Server menolak permintaan ini.',
};

/** What happened, in words for people; for a place that shows the code by itself. */
export function plainMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Terjadi kesalahan. Coba lagi.';
}

/** By what the server's log names a failure that is its own fault; null where a person can mend it, or nothing answered. */
export function failureCode(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.status >= 500 || error.kind === 'unreadable' ? (error.requestId ?? null) : null;
}

/** Turns anything thrown into words for people, with the code of a failure that is the server's fault. */
export function errorMessage(error: unknown): string {
  const code = failureCode(error);
  return code === null ? plainMessage(error) : `${plainMessage(error)} Kode: ${code}.`;
}
