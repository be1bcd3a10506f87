import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { PAGE_SETTINGS, type PageSettings } from '@/lib/contract/pageSettings';
import { originsOf, pageSettings } from './pageSettings';
import { readConfig } from './platform/core/config';
import { pageWith } from './platform/http/page';
import { startApi } from './testing/startApi';

const SOURCE =
  '<!doctype html><meta charset="utf-8" /><script type="application/json" id="settings">\n  {}\n</script><script>early()</script>';
const told = (html: string) => JSON.parse(/id="settings">([^<]*)</.exec(html)?.[1] ?? 'null') as PageSettings;
const from = (env: Record<string, string>, port: number | null = null) => {
  const config = readConfig(env);
  return pageSettings(config.page, config.realtime, port);
};

it('tells everything, so that nothing of the build counts', () => {
  const settings = from({ PUSHER_KEY: 'kunci' }, 7001);
  expect(Object.keys(settings).sort()).toEqual([...PAGE_SETTINGS].sort());
  expect(settings).toMatchObject({
    VITE_PUSHER_KEY: 'kunci',
    VITE_PUSHER_PORT: '7001',
    VITE_FIREBASE_PROJECT_ID: '',
  });
});

it('leads to an external server, and to the address that a proxy has for the socket', () => {
  const external = { PUSHER_SECRET: 's', PUSHER_HOST: 'reverb.dalam', PUSHER_TLS: '1' };
  expect(from(external)).toMatchObject({
    VITE_PUSHER_HOST: 'reverb.dalam',
    VITE_PUSHER_PORT: '6003',
    VITE_PUSHER_TLS: '1',
  });
  const hosted = from({ PUSHER_SECRET: 's', PUSHER_CLUSTER: 'ap1' });
  expect(hosted).toMatchObject({ VITE_PUSHER_HOST: 'ws-ap1.pusher.com', VITE_PUSHER_PORT: '443' });
  const behind = from({ VITE_PUSHER_HOST: 'ws.kantor.example', VITE_PUSHER_PORT: '443' }, 6003);
  expect(behind).toMatchObject({ VITE_PUSHER_HOST: 'ws.kantor.example', VITE_PUSHER_PORT: '443' });
});

it('can hold nothing that ends its place in the page', () => {
  const html = pageWith(SOURCE, { VITE_PUSHER_KEY: '</script><script>alert(1)</script>$&' });
  expect(told(html)).toEqual({ VITE_PUSHER_KEY: '</script><script>alert(1)</script>$&' });
  expect(html.match(/<script/g)).toHaveLength(2);
});

it('names the origins of addresses elsewhere, for the policy', () => {
  expect(originsOf('https://api.example:8443/api', '/api', undefined, 'https://x; script-src *')).toEqual([
    'https://api.example:8443',
    'https://x',
  ]);
});

it('stands in every page, in each encoding, with a policy that lets the page reach its socket', async () => {
  const appDir = mkdtempSync(path.join(tmpdir(), 'angsur-page-'));
  onTestFinished(() => rmSync(appDir, { recursive: true, force: true }));
  writeFileSync(path.join(appDir, 'index.html'), SOURCE);
  // An old compressed copy lies beside it: what the server serves is its own.
  writeFileSync(path.join(appDir, 'index.html.gz'), 'lama');
  const page = () => ({ VITE_PUSHER_HOST: 'ws.kantor.example', VITE_PUSHER_PORT: '7001' });
  const { app } = await startApi({ http: { appDir, page } });
  for (const url of ['/', '/index.html', '/credit/12']) {
    const answer = await app.inject(url);
    expect(told(answer.body)).toEqual(page());
    expect(String(answer.headers['content-security-policy'])).toContain('ws://ws.kantor.example:7001');
  }
  const headers = { 'accept-encoding': 'gzip, br' };
  const packed = await app.inject({ url: '/', headers });
  expect(told(brotliDecompressSync(packed.rawPayload).toString())).toEqual(page());
  const again = await app.inject({
    url: '/',
    headers: { ...headers, 'if-none-match': String(packed.headers.etag) },
  });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
});
