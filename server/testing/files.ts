import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { FileKind, FileReading, KeptFile } from '@/lib/contract/files';
import { CHUNK_BYTES, chunksOf, type Upload } from '@/lib/contract/uploads';
import type { Answered, TestApi } from './startApi';

/** A small photo; `shade` makes each another one. */
export const photo = (shade = 0, { width = 60, height = 40 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: shade % 256, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();

/** A PDF that a reader opens: one empty page. */
export const pdf = (note = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n% ${note}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** What is said of a file before it is sent. */
export const announced = (
  content: Buffer,
  over: Partial<Record<'key' | 'kind' | 'name', string>> = {},
  bytes = content.length,
) => ({
  key: randomUUID(),
  kind: 'PHOTO' as FileKind,
  name: 'foto.jpg',
  bytes,
  sha256: sha256(content),
  ...over,
});

export const pieceOf = (content: Buffer, index: number): Buffer =>
  content.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);

/** Somebody who sends files. */
export function sender(api: TestApi, token: string) {
  const open = (content: Buffer, over = {}) =>
    api.call<Upload>('POST', 'uploads', { token, body: announced(content, over) });
  const piece = async (id: number, index: number, bytes: Buffer): Promise<Answered<Upload>> => {
    const answer = await api.app.inject({
      method: 'PUT',
      url: `/api/uploads/${id}/chunks/${index}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    return { ...answer.json<Answered<Upload>>(), http: answer.statusCode, headers: answer.headers };
  };
  const pieces = async (id: number, content: Buffer) => {
    for (let index = 0; index < chunksOf(content.length); index++)
      await piece(id, index, pieceOf(content, index));
  };
  const complete = (id: number) => api.call<KeptFile>('POST', `uploads/${id}/complete`, { token });
  return {
    open,
    piece,
    pieces,
    complete,
    state: (id: number) => api.call<Upload>('GET', `uploads/${id}`, { token }),
    cancel: (id: number) => api.call('DELETE', `uploads/${id}`, { token }),
    remove: (id: number) => api.call('DELETE', `files/${id}`, { token }),
    get: (id: number) => api.call<FileReading>('GET', `files/${id}`, { token }),
    /** Opens, sends and completes. */
    async send(content: Buffer, over = {}) {
      const { data } = await open(content, over);
      await pieces(data.id, content);
      return complete(data.id);
    },
  };
}

/** The content that a key opens. */
export const contentOf = (api: TestApi, key: string | null) =>
  api.app.inject(`/api/files/content?key=${key}`);
