import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Profile } from '@/lib/contract/auth';
import { startApi } from '../testing/startApi';

const HOUR = 3_600_000;

/** Somebody with a picture, and how to ask for it. */
async function start() {
  const imagesDir = mkdtempSync(path.join(tmpdir(), 'angsur-img-'));
  onTestFinished(() => rmSync(imagesDir, { recursive: true, force: true }));
  writeFileSync(path.join(imagesDir, 'kasir.jkt.svg'), '<svg/>');
  writeFileSync(path.join(imagesDir, 'lain.png'), 'png');
  const api = await startApi({ http: { imagesDir } });
  await api.connection.pool.query("update staff set image = 'kasir.jkt.svg' where username = 'kasir.jkt'");
  const token = await api.signIn('kasir.jkt');
  const name = async () => (await api.call<Profile>('GET', 'auth/me', { token })).data.image ?? '';
  const get = (file: string) => api.app.inject(`/storage/images/${file}`);
  return { api, name, get };
}

describe('a portrait', () => {
  it('is there for who was given its name, which names nobody', async () => {
    const { name, get } = await start();
    const file = await name();
    expect(file).not.toMatch(/kasir|svg|jkt/);
    const answer = await get(file);
    expect(answer).toMatchObject({ statusCode: 200, body: '<svg/>' });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-store',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it('has the same name for hours, outlives the session, and ends', async () => {
    const { api, name, get } = await start();
    // Noon of a day: what follows does not depend on when the test runs.
    const day = 24 * HOUR;
    api.advance(day * 2 - ((api.now().getTime() + day / 2) % day));
    await api.connection.pool.query("update sessions set expires_at = now() + interval '90 days'");
    const file = await name();
    api.advance(6 * HOUR);
    expect(await name()).toBe(file);
    api.advance(6 * HOUR - 1000);
    expect((await get(file)).statusCode).toBe(200);
    api.advance(day + 2000);
    expect(await name()).not.toBe(file);
    expect((await get(file)).statusCode).toBe(404);
  });

  it('is not told apart from what does not exist, without its name', async () => {
    const { api, name, get } = await start();
    const file = await name();
    const [id = '', picture = '', end = '', signature = ''] = file.split('-');
    const forged = [
      'kasir.jkt.svg',
      'tidak.ada.svg',
      '..%2f..%2fpostgres',
      `${Number(id) + 1}-${picture}-${end}-${signature}`,
      `${id}-${picture}-${Number(end) + 1}-${signature}`,
      `${id}-00000000-${end}-${signature}`,
      `${id}-${picture}-${end}-${'0'.repeat(32)}`,
      `${id}-${picture}-${end}`,
      `${file}.svg`,
      'x'.repeat(190),
    ];
    const answers = await Promise.all(forged.map(get));
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404);
      expect(body).toBe(answers[0]?.body);
    }
    await api.connection.pool.query("update staff set active = false where username = 'kasir.jkt'");
    expect((await get(file)).statusCode).toBe(404);
  });

  it('has a new name as soon as it is another picture; the old one ends', async () => {
    const { api, name, get } = await start();
    const old = await name();
    await api.connection.pool.query("update staff set image = 'lain.png' where username = 'kasir.jkt'");
    const file = await name();
    expect(file).not.toBe(old);
    expect((await get(old)).statusCode).toBe(404);
    expect((await get(file)).headers['content-type']).toBe('image/png');
  });
});
