import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant, queryId } from './fields';
import { EXPORT_TYPES, fileEndpoint } from './fileEndpoint';

/** What a file is: an identity document (each reading is in the log), a photo, another paper, or a bank's statement. */
export const FILE_KINDS = ['IDENTITY', 'PHOTO', 'DOCUMENT', 'STATEMENT'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Largest file that is taken, bytes: 10 MB. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** The longest side that a kept picture has, pixels. */
export const MAX_SIDE = 2000;
/** What may be sent; pictures are kept as JPEG, whatever they came as. */
export const SENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** What a statement is kept as: a table, byte for byte as it was read. */
export const TABLE_TYPES = { CSV: EXPORT_TYPES.csv, XLSX: EXPORT_TYPES.xlsx } as const;

/** A file that the server keeps. */
export const keptFileSchema = z.object({
  id: z.int(),
  kind: z.enum(FILE_KINDS),
  /** As it was called on the device it came from, without what no name should hold. */
  name: z.string(),
  type: z.enum(['image/jpeg', 'application/pdf', TABLE_TYPES.CSV, TABLE_TYPES.XLSX]),
  bytes: z.int(),
  /** Pixels of a picture; null: it is none. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  created_at: instant,
  /** Whether a record holds it; one that none holds is removed after a week. */
  attached: z.boolean(),
});
export type KeptFile = z.infer<typeof keptFileSchema>;

/** Why a file that is kept can't be shown, in words. */
export const FILE_TROUBLES = {
  MISSING: 'Isi berkas ini tidak ada lagi di penyimpanan.',
  DAMAGED: 'Berkas ini rusak: isinya bukan yang dulu diunggah. Beri tahu pengelola sistem, atau unggah lagi.',
} as const;
export type FileTrouble = keyof typeof FILE_TROUBLES;

export const readingSchema = z.extend(keptFileSchema, {
  /** MISSING: the record is here, its content is not in the store. DAMAGED: what is there is not what was kept. */
  trouble: z.nullable(z.enum(['MISSING', 'DAMAGED'])),
  /** Opens the content by `readFile`; null: there is `trouble`. */
  key: z.nullable(z.string()),
  /** When `key` ends; ask again for another. */
  until: z.nullable(instant),
});
export type FileReading = z.infer<typeof readingSchema>;

const params = z.object({ id: queryId });

export const getFile = endpoint({
  name: 'getFile',
  method: 'GET',
  path: 'files/{id}',
  origin: 'angsur',
  guard: 'session',
  summary:
    'A file, and a key that opens its content for five minutes. Who may read the record that holds it, or who sent it while none does. Identity documents: the reading is in the log, once per person and file in five minutes.',
  params,
  data: readingSchema,
});

export const removeFile = endpoint({
  name: 'removeFile',
  method: 'DELETE',
  path: 'files/{id}',
  origin: 'angsur',
  guard: 'session',
  summary: 'Removes a file that one sent oneself and that no record holds. 409: a record holds it.',
  params,
  data: z.null(),
  idempotent: true,
});

/** The content of a file, for whoever was given its key: the session that asked for it must last, and the right too. */
export const readFile = fileEndpoint({
  name: 'readFile',
  method: 'GET',
  path: 'files/content',
  origin: 'angsur',
  guard: 'public',
  summary:
    'The content of a file by the key that getFile gave. 404: the key is wrong or has ended, or the content is missing. 410: it is damaged.',
  query: z.object({ key: z.string().check(z.maxLength(100)) }),
  of: 'kept',
});
