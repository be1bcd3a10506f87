import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageSettings } from '@/lib/contract/pageSettings';
import { messageOf } from '../core/ApiError';
import { failure } from './envelope';
import { servePage } from './page';
import { readPageFiles } from './pageFiles';
import { API_BASE } from './route';

export interface StaticOptions {
  appDir: string;
  /** Its index.html; empty: nothing is built. */
  html: string;
  /** What the page must know of this server. */
  page: () => PageSettings;
  apiVersion: string;
}

/** The built app, and for every other page of the app its index.html. */
export async function serveFiles(
  app: FastifyInstance,
  { appDir, html, page, apiVersion }: StaticOptions,
): Promise<void> {
  const built = html !== '';
  const sendPage = servePage(html, page, readPageFiles(appDir));
  if (built) {
    await app.register(fastifyStatic, {
      root: appDir,
      prefix: '/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(path.relative(appDir, file))),
    });
  }

  if (built) for (const url of ['/', '/index.html']) app.get(url, sendPage);

  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send(failure(404, messageOf(404), apiVersion));
    }
    return built
      ? sendPage(request, reply)
      : reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
}

const NOT_BUILT = 'Aplikasi belum dibangun. Jalankan: npm run build\nAPI sudah berjalan di /api/.\n';

/** Names in /assets carry a hash of what is in them; everything else may change under its name. */
function cachingOf(file: string): string {
  return file.startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A page of the app: no file, no call. */
function isNavigation(request: FastifyRequest): boolean {
  const [address = ''] = request.url.split('?');
  const ours =
    address.startsWith(API_BASE) || address.startsWith('/storage/') || address.startsWith('/assets/');
  return (request.method === 'GET' || request.method === 'HEAD') && !ours && path.extname(address) === '';
}
