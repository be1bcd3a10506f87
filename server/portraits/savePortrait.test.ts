import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Profile } from '@/lib/contract/auth';
import { startApi, type TestApi } from '../testing/startApi';

const photo = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'rahasia' } })
    .jpeg()
    .toBuffer();
const put = (api: TestApi, token: string, payload: Buffer) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/account/photo',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload,
  });

it('is re-encoded as a square without what the camera wrote, and shows by its new name', async () => {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const image = async () => (await api.call<Profile>('GET', 'auth/me', { token })).data.image;
  const before = await image();
  const answer = await put(api, token, await photo('#336699'));
  expect(answer.statusCode, answer.body).toBe(200);
  const name = await image();
  expect(answer.json<{ data: { image: string } }>().data.image).toBe(name);
  expect(name).not.toBe(before);
  const shown = await api.app.inject(`/storage/images/${name}`);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  const { width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect([width, height, exif]).toEqual([512, 512, undefined]);

  const lines = async () =>
    (await api.connection.pool.query("select 1 from history where action like 'PORTRAIT%'")).rowCount;
  await put(api, token, await photo('#336699'));
  expect([await image(), await lines()]).toEqual([name, 1]);
  await put(api, token, await photo('#993366'));
  expect([await lines(), (await api.app.inject(`/storage/images/${name}`)).statusCode]).toEqual([2, 404]);
  expect((await api.call('DELETE', 'account/photo', { token })).data).toEqual({ image: null });
  expect([await image(), await lines()]).toEqual([null, 3]);
});

it('that is no longer the one that was kept is not shown', async () => {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  await put(api, token, await photo('#336699'));
  const { image: name } = (await api.call<Profile>('GET', 'auth/me', { token })).data;
  const { rows } = await api.connection.pool.query<{ image: string }>(
    "select image from staff where username = 'kasir.jkt'",
  );
  const shown = async () => (await api.app.inject(`/storage/images/${name}`)).statusCode;
  expect(await shown()).toBe(200);
  await api.parts.files.put(rows[0]?.image ?? '', await photo('#993366'), 'image/jpeg');
  expect(await shown()).toBe(404);
  await api.parts.files.remove(rows[0]?.image ?? '');
  expect(await shown()).toBe(404);
});

it('is no PDF, no text, and nothing without a session', async () => {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  for (const other of ['%PDF-1.7 %%EOF', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
    expect((await put(api, token, Buffer.from(other))).statusCode).toBe(422);
  expect((await put(api, 'x', await photo('#336699'))).statusCode).toBe(401);
});
