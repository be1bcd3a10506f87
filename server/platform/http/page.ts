import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_SETTINGS_ID, type PageSettings } from '@/lib/contract/pageSettings';
import { packedOnce } from './packedOnce';

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
  const serve = packedOnce(() => pageWith(html, settings()), 'text/html; charset=utf-8', ['br', 'gzip']);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const links = linksOf(request.url.split('?')[0] ?? '');
    if (links !== '') void reply.header('link', links);
    return serve(request, reply);
  };
}
