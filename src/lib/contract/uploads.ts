import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { queryId } from './fields';
import { FILE_KINDS, keptFileSchema, LARGEST_FILE } from './files';

/** A file is sent in pieces of this size, bytes; the last one is what is left. Some seconds each on 3G. */
export const CHUNK_BYTES = 256 * 1024;

/** How many pieces a file of so many bytes has. */
export const chunksOf = (bytes: number): number => Math.ceil(bytes / CHUNK_BYTES);

/** How far an upload is. */
export const uploadSchema = z.object({
  id: z.int(),
  bytes: z.int(),
  /** Numbers of the pieces that have come, from 0, in order. */
  received: z.array(z.int()),
  /** What became of it; null: not complete yet. */
  file: z.nullable(keptFileSchema),
});
export type Upload = z.infer<typeof uploadSchema>;

const params = z.object({ id: queryId });

export const openUpload = endpoint({
  name: 'openUpload',
  method: 'POST',
  path: 'uploads',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Begins to send a file, or finds the upload that this person began under the same key. 409: the key was another file’s. 429: too many that are not finished, or that no record holds.',
  body: z.object({
    /** Made on the device, one for each file that is sent. */
    key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    kind: z.enum(FILE_KINDS),
    name: z.string().check(z.minLength(1), z.maxLength(255)),
    bytes: z.int().check(z.minimum(1), z.maximum(LARGEST_FILE)),
    /** Of the whole file, so that the server knows when it has it. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  data: uploadSchema,
  idempotent: true,
});

export const getUpload = endpoint({
  name: 'getUpload',
  method: 'GET',
  path: 'uploads/{id}',
  origin: 'angsur',
  guard: 'session',
  summary: 'How far one’s own upload is. 404: it was cancelled, or left alone for three days.',
  params,
  data: uploadSchema,
});

export const sendChunk = endpoint({
  name: 'sendChunk',
  method: 'PUT',
  path: 'uploads/{id}/chunks/{index}',
  origin: 'angsur',
  guard: 'session',
  summary:
    'One piece, as bytes (application/octet-stream). In any order and as often as one likes: the first that comes is kept, and after the end nothing changes.',
  params: z.object({ id: queryId, index: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000)) }),
  body: z.instanceof(Uint8Array),
  bytes: CHUNK_BYTES,
  data: uploadSchema,
});

export const completeUpload = endpoint({
  name: 'completeUpload',
  method: 'POST',
  path: 'uploads/{id}/complete',
  origin: 'angsur',
  guard: 'session',
  summary:
    'All pieces are sent: the server looks what they are and keeps the file. 409: pieces are missing, or are not what was announced and must be sent again. 422: it is no picture and no PDF, or as a statement no CSV and no XLSX. 429: it, or another of this person’s, is being looked at.',
  params,
  data: keptFileSchema,
});

export const cancelUpload = endpoint({
  name: 'cancelUpload',
  method: 'DELETE',
  path: 'uploads/{id}',
  origin: 'angsur',
  guard: 'session',
  summary: 'Gives up one’s own upload. Doing it again, or after the end, changes nothing.',
  params,
  data: z.null(),
  idempotent: true,
});
