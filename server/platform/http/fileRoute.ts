import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  EXPORT_TYPES,
  ROW_COUNT_HEADER,
  type ExportFormat,
  type FileEndpoint,
} from '@/lib/contract/fileEndpoint';
import type { SignedIn } from '../auth/session';
import { ApiError } from '../core/ApiError';
import { csvLines } from '../export/csvLines';
import type { FileAnswer } from '../export/FileAnswer';
import { xlsxBytes } from '../export/xlsx/xlsxBytes';
import { endSlowReader } from './endSlowReader';
import { notingRefusals } from './noteRefusal';
import type { Parts } from './parts';
import { API_BASE, checkCaller, originOf, type RouteOptions, type StaffCall } from './route';
import { validate } from './validate';

/**
 * Exports of a company that run at a time, whichever they are, one for each person. Each holds a connection to the database
 * for as long as its reader takes; the others are for everyone else.
 */
const AT_A_TIME = 3;
/** 3G with a weak signal takes 10 kB a second; a million rows take minutes. */
const PACE = { leastRate: 4096, over: 15, deadline: 10 * 60 };
/** Who is exporting, in each company of this process. */
const exporting = new WeakMap<Parts, Set<number>>();
/** A reader that takes nothing for so long has gone, ms. */
const READER_TIMEOUT = 60_000;

/** A call that answers with rows, in a format. */
type RowsSchema = z.ZodMiniType<{ format: ExportFormat }>;

/** Mounts a call that answers with a file: checks session, flags and query like `route`, then streams. */
export function fileRoute<Q extends RowsSchema>(
  app: FastifyInstance,
  parts: Parts,
  endpoint: FileEndpoint<Q>,
  handler: (call: StaffCall<undefined, z.output<Q>, undefined>) => Promise<FileAnswer>,
  { also }: Pick<RouteOptions, 'also'> = {},
): void {
  const people = exporting.get(parts) ?? new Set();
  exporting.set(parts, people);
  app.get(API_BASE + endpoint.path, async (request, reply) => {
    const now = parts.clock();
    const staff = await checkCaller(parts, endpoint, request, now);
    const asked = { staff, call: endpoint.name, request, now };
    return notingRefusals(parts, asked, () => answerTo(request, reply, staff, now));
  });
  const answerTo = async (request: FastifyRequest, reply: FastifyReply, staff: SignedIn, now: Date) => {
    also?.(staff);
    const query = validate(endpoint.query, request.query);
    if (people.has(staff.id)) {
      const message = 'Export Anda yang lain masih berjalan. Tunggu sampai selesai, atau batalkan dahulu.';
      throw new ApiError(429, message, { retryAfter: 15 });
    }
    if (people.size >= AT_A_TIME) {
      throw new ApiError(429, 'Beberapa export sedang berjalan. Coba lagi sebentar.', { retryAfter: 15 });
    }
    people.add(staff.id);
    const free = once(() => people.delete(staff.id));
    try {
      const { db } = parts.connection;
      const file = await handler({
        params: undefined,
        query,
        body: undefined,
        staff,
        db,
        now,
        origin: originOf(request),
        parts,
      });
      const stream = streamOf(file, query.format, request, () => {
        free();
        void file.close();
      });
      endSlowReader(reply.raw, PACE, () =>
        request.log.info({ route: endpoint.path, staff: staff.id }, 'a slow reader was ended'),
      );
      return sendFile(reply, query.format, file, stream);
    } catch (error) {
      free();
      throw error;
    }
  };
}

function sendFile(reply: FastifyReply, format: ExportFormat, file: FileAnswer, stream: FileStream) {
  reply.raw.setTimeout(READER_TIMEOUT, () => reply.raw.destroy());
  return reply
    .header('content-type', format === 'csv' ? `${EXPORT_TYPES.csv}; charset=utf-8` : EXPORT_TYPES[format])
    .header('content-disposition', `attachment; filename="${file.name}.${format}"`)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .header(ROW_COUNT_HEADER, String(file.rows))
    .headers(stream.encoding ? { 'content-encoding': stream.encoding } : {})
    .send(stream.bytes);
}

interface FileStream {
  bytes: Readable;
  encoding: string | null;
}

/** A failure on the way breaks the connection off: no reader can take what came for the whole. */
function streamOf(
  file: FileAnswer,
  format: ExportFormat,
  request: FastifyRequest,
  ended: () => void,
): FileStream {
  if (format === 'xlsx') {
    // A zip is packed already.
    return { bytes: Readable.from(xlsxBytes(file.table, file.rows)).once('close', ended), encoding: null };
  }
  const text = Readable.from(csvLines(file.table)).once('close', ended);
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return { bytes: text, encoding: null };
  }
  const gzip = createGzip({ level: 4 });
  pipeline(text, gzip, () => undefined);
  return { bytes: gzip, encoding: 'gzip' };
}

function once(act: () => unknown): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}
