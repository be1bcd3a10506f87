import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A file of the built app; a path without a file ending is the page itself, a missing file is 404. */
export async function serveApp(appDir: string, pathname: string, response: ServerResponse): Promise<void> {
  const wanted = path.join(appDir, path.normalize(decodeURIComponent(pathname)));
  const file = path.extname(wanted) === '' ? path.join(appDir, 'index.html') : wanted;
  const content = await readFile(file).catch(() => null);
  if (!content) return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(content);
}
