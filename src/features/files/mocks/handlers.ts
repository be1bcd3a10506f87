import { http, HttpResponse, type HttpHandler } from 'msw';
import { getFile, readFile, removeFile } from '@/lib/contract/files';
import { cancelUpload, completeUpload, getUpload, openUpload, sendChunk } from '@/lib/contract/uploads';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { drawnPhoto } from './drawnPhoto';
import { FileWorld } from './FileWorld';

const gone = () => refuse(404, 'Unggahan ini tidak ada atau sudah dibatalkan. Mulai lagi.');

/** A server that takes and gives files; without a world, a fresh one. */
export function fileHandlersOf(world = new FileWorld()): HttpHandler[] {
  return [
    mockEndpoint(openUpload, ({ body }) => world.open(body)),
    mockEndpoint(getUpload, ({ params }) => world.state(Number(params.id)) ?? gone()),
    mockEndpoint(
      sendChunk,
      ({ params, body }) => world.keep(Number(params.id), Number(params.index), body) ?? gone(),
    ),
    mockEndpoint(completeUpload, ({ params }) => {
      const done = world.complete(Number(params.id));
      if (done === 'missing') return refuse(409, 'Unggahan belum lengkap: 1 bagian belum sampai.');
      return done ?? gone();
    }),
    mockEndpoint(cancelUpload, ({ params }) => {
      world.cancel(Number(params.id));
      return null;
    }),
    // Before the file of that name: paths are tried in order.
    http.get(`*/api/${readFile.path}`, () =>
      HttpResponse.arrayBuffer(drawnPhoto(), { headers: { 'Content-Type': 'image/svg+xml' } }),
    ),
    mockEndpoint(getFile, ({ params }) => {
      const file = world.file(Number(params.id));
      if (!file) return refuse(404, 'Berkas ini tidak ada.');
      return { ...file, trouble: null, key: `${file.id}-kunci`, until: '2026-11-22T03:05:00.000Z' };
    }),
    mockEndpoint(removeFile, ({ params }) => {
      world.remove(Number(params.id));
      return null;
    }),
  ];
}

export const fileHandlers = fileHandlersOf();
