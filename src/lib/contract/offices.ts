import * as z from 'zod/mini';
import { OFFICES_PATH } from './earlyPaths';
import { endpoint } from './endpoint';

/** What stands at the head of an office's papers. */
export const letterheadSchema = z.object({
  name: z.string(),
  /** Empty where Kantor Cabang has none. */
  address: z.string(),
  phone: z.string(),
});
export type LetterheadFacts = z.infer<typeof letterheadSchema>;

export const officeSchema = z.object({
  id: z.int(),
  code: z.string(),
  ...letterheadSchema.shape,
  /** IANA zone; "today" is the office's today (DOMAIN, Amounts). */
  zone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']),
});
export type Office = z.infer<typeof officeSchema>;

export const listOffices = endpoint({
  name: 'listOffices',
  method: 'GET',
  path: OFFICES_PATH,
  origin: 'angsur',
  guard: 'session',
  summary: 'Offices the caller may see.',
  data: z.array(officeSchema),
});
