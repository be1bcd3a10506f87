import { describe, expect, it } from 'vitest';
import { readConfig } from '../core/config';
import { announced, photo, pieceOf } from '../../testing/files';
import { startApi } from '../../testing/startApi';
import { CHUNK_BYTES, chunksOf } from '@/lib/contract/uploads';
import { writeLimit } from './writeLimit';

const MINUTE = 60_000;

/** The real limits, on a real socket. */
async function start(env: Record<string, string> = {}) {
  const api = await startApi({ parts: { limitWrites: writeLimit(readConfig(env).writes) } });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.listeningOrigin;
  const send = async (token: string, method: string, path: string, body: unknown = {}) => {
    const bytes = body instanceof Uint8Array;
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': bytes ? 'application/octet-stream' : 'application/json',
      },
      body: bytes ? Buffer.from(body) : JSON.stringify(body),
    });
    const { data, message } = (await answer.json()) as { data: { id: number }; message: string };
    return { http: answer.status, wait: answer.headers.get('retry-after'), data, message };
  };
  return { api, send };
}

describe('what one person writes', () => {
  it('may be a collector’s evening, sent in one minute', async () => {
    const { api, send } = await start();
    const token = await api.signIn('surveyor.jkt');
    const answers: number[] = [];
    // 60 photos of 300 kB: opened, two pieces, completed; some side by side.
    const sendPhoto = async (nth: number) => {
      const small = await photo(nth);
      const sent = Buffer.concat([small, Buffer.alloc(CHUNK_BYTES + 1024 - small.length, nth)]);
      const opened = await send(token, 'POST', 'uploads', announced(sent));
      answers.push(opened.http);
      for (let index = 0; index < chunksOf(sent.length); index++)
        answers.push(
          (await send(token, 'PUT', `uploads/${opened.data.id}/chunks/${index}`, pieceOf(sent, index))).http,
        );
      answers.push((await send(token, 'POST', `uploads/${opened.data.id}/complete`)).http);
    };
    for (let nth = 0; nth < 60; nth += 5)
      await Promise.all([0, 1, 2, 3, 4].map((more) => sendPhoto(nth + more)));
    // 40 visits and 25 receipts: what they write does not matter here.
    for (let nth = 0; nth < 65; nth++) answers.push((await send(token, 'POST', 'notifs/all')).http);
    expect(answers).toHaveLength(60 * 4 + 65);
    expect(answers).not.toContain(429);
  });

  it('is slowed down far below 600 in four seconds, in words and with a time', async () => {
    const { api, send } = await start();
    const token = await api.signIn('kasir.jkt');
    const other = await api.signIn('kasir.jkt');
    const answers = [];
    for (let round = 0; round < 15; round++)
      answers.push(
        ...(await Promise.all(Array.from({ length: 40 }, () => send(token, 'POST', 'notifs/all')))),
      );
    expect(answers.filter(({ http }) => http !== 429)).toHaveLength(300);
    const refused = answers.find(({ http }) => http === 429);
    expect(refused).toMatchObject({
      wait: '60',
      message: 'Terlalu banyak perubahan sekaligus. Coba lagi dalam 1 menit.',
    });
    // Reading goes on, another session of the same person too; and whoever was robbed throws the thief out.
    expect((await api.call('GET', 'notifs/count', { token })).http).toBe(200);
    expect((await send(other, 'POST', 'notifs/all')).http).toBe(200);
    expect((await send(token, 'POST', 'account/sessions/end-others')).http).toBe(200);
    api.advance(MINUTE);
    expect((await send(token, 'POST', 'notifs/all')).http).toBe(200);
  });

  it('is bounded a day too, over all sessions', async () => {
    const { api, send } = await start({ WRITES_PER_DAY: '5' });
    const [one, other] = [await api.signIn('kasir.jkt'), await api.signIn('kasir.jkt')];
    for (const token of [one, other, one, other, one])
      expect((await send(token, 'POST', 'notifs/all')).http).toBe(200);
    expect(await send(other, 'POST', 'notifs/all')).toMatchObject({ http: 429, wait: '86400' });
    expect((await send(other, 'POST', 'auth/logout')).http).toBe(200);
  });
});
