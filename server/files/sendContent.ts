import type { FastifyInstance } from 'fastify';
import { FILE_TROUBLES, readFile } from '@/lib/contract/files';
import { personOfSession } from '../platform/auth/session';
import { ApiError, notFound } from '../platform/core/ApiError';
import type { Parts } from '../platform/http/parts';
import { API_BASE } from '../platform/http/route';
import { validate } from '../platform/http/validate';
import { actsOf } from './actsOf';
import { readFileKey } from './fileKey';
import { requireFile, type FileOwners } from './readFile';
import { readIntact } from './readIntact';
import type { FileRow } from './toKeptFile';

/** A reader that takes nothing for so long has gone, ms. */
const READER_TIMEOUT = 60_000;

/**
 * The content of a file, by its key. Session and right are asked again at each reading. What is missing or damaged is not
 * sent at all. Nothing in it runs, no cache keeps it. Whoever has no right learns no more than whoever made the key up.
 */
export function contentRoute(app: FastifyInstance, parts: Parts, owners: FileOwners): void {
  app.get(API_BASE + readFile.path, async (request, reply) => {
    const now = parts.clock();
    const { key } = validate(readFile.query, request.query);
    const opened = readFileKey(parts.fileSecret, key, now);
    if (!opened) throw ended();
    const db = parts.connection.quick;
    const person = await personOfSession(db, opened.sessionId, now);
    if (!person) throw ended();
    const file = await requireFile(db, person, opened.fileId, owners).catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) throw ended();
      throw error;
    });
    const content = await readIntact(file, parts.files, request.log);
    if (typeof content === 'string')
      throw new ApiError(content === 'MISSING' ? 404 : 410, FILE_TROUBLES[content]);
    reply.raw.setTimeout(READER_TIMEOUT, () => reply.raw.destroy());
    return reply
      .headers({
        'content-type': file.contentType,
        'content-disposition': `${placeOf(file, content)}; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, percent)}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        // Opened by itself it runs and loads nothing, whatever is in it.
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      })
      .send(content);
  });
}

/**
 * A table, or a PDF that acts or may, is no page of ours: it is kept by the browser, and opens in a program that asks.
 */
const placeOf = ({ contentType }: FileRow, content: Buffer) =>
  contentType === 'image/jpeg' || (contentType === 'application/pdf' && actsOf(content) === 'quiet')
    ? 'inline'
    : 'attachment';

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const ended = () => notFound('Alamat berkas ini sudah berakhir. Buka lagi dari datanya.');
