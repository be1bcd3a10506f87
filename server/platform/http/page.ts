import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_SETTINGS_ID, type PageSettings } from '@/lib/contract/pageSettings';

/** The page's HTML, or nothing while the app is not built. */
export function readPage(appDir: string): string {
  const file = path.join(appDir, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const BLOCK = new RegExp(`(<script[^>]*\\bid="${PAGE_SETTINGS_ID}"[^>]*>)[^<]*(</script>)`);

/** The page with what it must know of this server. */
export function pageWith(html: string, settings: PageSettings): string {
  // Nothing in a setting may end the block.
  const text = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_block, start: string, end: string) => start + text + end);
}

/**
 * Answers with the page, made and compressed once: the settings are known when the first visitor comes.
 * `linksOf`: the `Link` header of an address.
 */
export function servePage(html: string, settings: () => PageSettings, linksOf: (address: string) => string) {
  let made: ReturnType<typeof make> | null = null;
  const make = () => {
    const page = Buffer.from(pageWith(html, settings()));
    return {
      bodies: new Map([
        ['br', brotliCompressSync(page)],
        ['gzip', gzipSync(page)],
        ['identity', page],
      ]),
      etag: createHash('sha256').update(page).digest('base64url').slice(0, 22),
    };
  };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { bodies, etag } = (made ??= make());
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';
    const tag = `"${etag}-${encoding}"`;
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag });
    const links = linksOf(request.url.split('?')[0] ?? '');
    if (links !== '') void reply.header('link', links);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies.get(encoding));
  };
}
