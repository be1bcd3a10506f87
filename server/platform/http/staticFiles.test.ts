import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/startApi';

const INLINE = 'document.documentElement.dataset.theme="dark"';
const PAGE = `<!doctype html><script>${INLINE}</script><script type="module" src="/assets/app-1.js"></script>`;
const CODE = 'export const answer = 42;'.repeat(20);
const PAGE_FILES = [
  ['^/credit/[^/]+/?$', ['/assets/detail-1.js', '/assets/shell-1.js']],
  ['^/login/?$', []],
  ['', ['/assets/shell-1.js']],
];
let appDir: string;

beforeAll(() => {
  appDir = mkdtempSync(path.join(tmpdir(), 'angsur-app-'));
  mkdirSync(path.join(appDir, 'assets'));
  const files = {
    'index.html': PAGE,
    'sw.js': 'self',
    'assets/app-1.js': CODE,
    'page-files.json': JSON.stringify(PAGE_FILES),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(appDir, file), content);
  writeFileSync(path.join(appDir, 'assets/app-1.js.br'), brotliCompressSync(CODE));
  writeFileSync(path.join(appDir, 'assets/app-1.js.gz'), gzipSync(CODE));
});

afterAll(() => rmSync(appDir, { recursive: true, force: true }));

describe('the built app', () => {
  it('comes compressed as the browser likes it, and forever for hashed names', async () => {
    const { app } = await startApi({ http: { appDir } });
    const get = (encoding?: string) =>
      app.inject({
        url: '/assets/app-1.js',
        headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
      });
    expect((await get('gzip, br')).headers['content-encoding']).toBe('br');
    expect((await get('gzip')).headers['content-encoding']).toBe('gzip');
    const plain = await get();
    expect(plain.body).toBe(CODE);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
  });

  it.each(['/', '/index.html', '/sw.js', '/credit', '/customer/12/'])(
    '%s is asked for again each time',
    async (url) => {
      const { app } = await startApi({ http: { appDir } });
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-cache');
      if (url !== '/sw.js') expect(response.body).toBe(PAGE);
    },
  );

  it.each([
    '/assets/app-2.js',
    '/storage/images/x.png',
    '/api/x',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('%s is not a page', async (url) => {
    const { app } = await startApi({ http: { appDir } });
    const response = await app.inject(url);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ title: 'Gagal!' });
  });

  it('names the code of the page that was asked for before the page is read', async () => {
    const { app } = await startApi({ http: { appDir } });
    const linkOf = async (url: string) => (await app.inject(url)).headers.link;
    const shell = '</assets/shell-1.js>; rel=modulepreload; crossorigin';
    expect(await linkOf('/credit/12?period=all')).toBe(
      `</assets/detail-1.js>; rel=modulepreload; crossorigin, ${shell}`,
    );
    expect(await linkOf('/login')).toBeUndefined();
    expect(await linkOf('/')).toBe(shell);
    expect(await linkOf('/assets/app-1.js')).toBeUndefined();
    const { headers } = await app.inject('/credit');
    const again = await app.inject({ url: '/credit', headers: { 'if-none-match': headers.etag } });
    expect(again).toMatchObject({ statusCode: 304, headers: { link: shell } });
  });

  it('may run its inline script, and no other', async () => {
    const { app } = await startApi({ http: { appDir } });
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
  });

  it('is missed in words while it is not built', async () => {
    const { app } = await startApi();
    const response = await app.inject('/credit');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
  });
});
