import { WRONG_FIELDS } from '@/lib/contract/changeRefusals';
import type { FieldErrors } from '@/lib/contract/envelope';

/** A refusal with its HTTP status and an Indonesian message for people. Thrown by stores, answered by the envelope. */
export class ApiError extends Error {
  readonly status: number;
  readonly data: unknown;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
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
export const notFound = (message: string) => new ApiError(404, message);
export const forbidden = (message: string) => new ApiError(403, message);
export const conflict = (message: string, data: unknown = null) => new ApiError(409, message, { data });
