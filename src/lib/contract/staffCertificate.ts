import * as z from 'zod/mini';
import { calendarDate } from './fields';
import { nameText } from './plainText';

/** So many years a certificate holds at most (□). */
export const CERTIFICATE_YEARS = 3;

/** A collector's certificate of profession (DOMAIN, Taking a unit); the last day may have passed. */
export const certificateSchema = z.object({
  number: nameText(3, 60),
  /** Last day on which it is valid. */
  until: calendarDate,
});
export type Certificate = z.infer<typeof certificateSchema>;

/** The same as it is shown. */
export const shownCertificateSchema = z.object({
  number: z.string(),
  until: calendarDate,
  /** Valid today, in the person's home office. */
  valid: z.boolean(),
});
export type ShownCertificate = z.infer<typeof shownCertificateSchema>;
