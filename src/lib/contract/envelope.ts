import * as z from 'zod/mini';

/** Title of every successful answer (SPEC 4: approval needs status 200 and this title). */
export const SUCCESS_TITLE = 'Sukses!';
export const FAILURE_TITLE = 'Gagal!';

/**
 * The answer every call is wrapped in (SPEC 7): status, title, data, message, version.
 * `data` is checked by the endpoint's own schema.
 */
export const envelopeSchema = z.object({
  /** HTTP status again. Where a host leaves it out, the HTTP status counts. */
  status: z.nullish(z.union([z.number(), z.string()])),
  title: z.nullish(z.string()),
  data: z.optional(z.unknown()),
  message: z.nullish(z.string()),
  /** Version of the API, compared with the app's own (update modal). */
  version: z.nullish(z.union([z.string(), z.number()])),
});
export type WireEnvelope = z.infer<typeof envelopeSchema>;

/** What our own server and mocks always send. */
export interface Envelope<T> {
  status: number;
  title: string;
  data: T;
  message: string;
  version: string;
}

/** Why a field was refused, keyed by field path; `data` of a 422. */
export const fieldErrorsSchema = z.object({ errors: z.record(z.string(), z.string()) });
export type FieldErrors = Record<string, string>;
