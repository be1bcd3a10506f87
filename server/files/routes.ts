import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { FILE_TROUBLES, getFile, removeFile } from '@/lib/contract/files';
import { cancelUpload, completeUpload, getUpload, openUpload, sendChunk } from '@/lib/contract/uploads';
import { requireOffice } from '../platform/auth/offices';
import { conflict, forbidden, notFound } from '../platform/core/ApiError';
import { files } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import type { FileOwner } from './FileOwner';
import { finishUpload } from './finishUpload';
import { openForReading, requireFile } from './readFile';
import { contentRoute } from './sendContent';
import { beginUpload, dropUpload, findUpload, keepChunk, removeLater, uploadState } from './uploads';

/** Files: sent in pieces, read by a key, removed while no record holds them. `holders`: the records that hold some. */
export function fileRoutes(app: FastifyInstance, parts: Parts, holders: readonly FileOwner[]): void {
  const owners = new Map(holders.map((owner) => [owner.type, owner]));

  route(app, parts, openUpload, async ({ db, staff, body, now }) => ({
    data: await uploadState(db, await beginUpload(db, staff, body, now)),
  }));

  route(app, parts, getUpload, async ({ db, staff, params }) => ({
    data: await uploadState(db, await findUpload(db, staff.id, params.id)),
  }));

  route(app, parts, sendChunk, async ({ db, staff, params, body, now }) => {
    // Whoever finishes it meanwhile waits for this piece, or this piece for them.
    const upload = await findUpload(db, staff.id, params.id, 'update');
    await keepChunk(db, upload, params.index, body, now);
    return { data: await uploadState(db, upload) };
  });

  route(
    app,
    parts,
    completeUpload,
    async ({ staff, params, now }) => ({
      data: await finishUpload(parts, staff.id, params.id, now),
    }),
    { ownTransactions: true },
  );

  route(app, parts, cancelUpload, async ({ db, staff, params, now }) => {
    await dropUpload(db, staff.id, params.id, now);
    return { data: null };
  });

  route(app, parts, getFile, async (call) => {
    const file = await requireFile(call.db, call.staff, call.params.id, owners);
    const data = await openForReading(call, file, app.log);
    return { data, ...(data.trouble !== null && { message: FILE_TROUBLES[data.trouble] }) };
  });

  route(app, parts, removeFile, async ({ db, staff, params, now }) => {
    const [file] = await db.select().from(files).where(eq(files.id, params.id)).for('update');
    if (!file) throw notFound('Berkas ini tidak ada.');
    requireOffice(staff, file.officeId, 'Berkas ini milik kantor lain.');
    if (file.createdBy !== staff.id) throw forbidden('Berkas ini diunggah orang lain.');
    if (file.looseSince === null) throw conflict('Berkas ini sudah menjadi bagian dari data.');
    await db.delete(files).where(and(eq(files.id, file.id), isNotNull(files.looseSince)));
    await removeLater(db, [file.storageKey], now);
    return { data: null };
  });

  contentRoute(app, parts, owners);
}
