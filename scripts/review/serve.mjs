import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { accept, REVIEW } from './changes.mjs';

const KINDS = { '.html': 'text/html; charset=utf-8', '.webp': 'image/webp' };

/**
 * Serves the page of changes on this machine alone, until it is ended. `POST /accept` with names accepts them; no other
 * site may ask that of a browser.
 * @param {{ port?: number }} [options]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve({ port = 6007 } = {}) {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://localhost:${server.address().port}/`;
  return { url, close: () => server.close() };
}

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (request.method === 'POST') return acceptNames(request, response, pathname);
  const file = join(REVIEW, normalize(pathname === '/' ? '/index.html' : pathname));
  const bytes = await readFile(file).catch(() => null);
  if (!bytes || !(extname(file) in KINDS)) return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': KINDS[extname(file)], 'Cache-Control': 'no-store' }).end(bytes);
}

async function acceptNames(request, response, pathname) {
  const isOwn = request.headers.origin === `http://${request.headers.host}`;
  if (pathname !== '/accept' || !isOwn || !/^localhost:/.test(request.headers.host)) {
    return response.writeHead(403).end();
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  const names = new Set(JSON.parse(body));
  accept(({ name }) => names.has(name));
  response.writeHead(204).end();
}
