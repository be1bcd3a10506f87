import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { StaffPerson } from '@/lib/contract/staff';
import { staffTeam } from '../testing/staffTeam';

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b5d59' } })
    .png()
    .toBuffer();

/** Somebody who administers Jakarta alone beside Lukman of all offices, and what both can do about one person. */
async function team() {
  const made = await staffTeam({ local: true });
  const { api, admin } = made;
  const localToken = made.local.token;
  const sendPhoto = async (token: string, id: number, payload: Buffer | null) => {
    const answer = await api.app.inject({
      method: payload ? 'PUT' : 'DELETE',
      url: `/api/staff/${id}/photo`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload && { payload }),
    });
    return { http: answer.statusCode, data: answer.json<{ data: { image: string | null } }>().data };
  };
  const setUp = (id: number) =>
    api.connection.pool.query(
      `insert into authenticators (staff_id, sealed_secret, enabled_at, created_at) values ($1, 'x', now(), now())`,
      [id],
    );
  const takeAway = async (token: string, id: number) =>
    (await api.call('DELETE', `staff/${id}/authenticator`, { token })).http;
  const actions = async (id: number) => (await made.history(id)).map(({ action }) => action);
  return { ...made, admin, localToken, sendPhoto, setUp, takeAway, actions };
}

describe('the photo of somebody else', () => {
  it('is kept, shown and logged, and taken away again', async () => {
    const { admin, person, sendPhoto, actions } = await team();
    const { id } = await person('kasir.jkt');
    const before = await actions(id);
    const saved = await sendPhoto(admin, id, await photo());
    expect(saved).toMatchObject({ http: 200, data: { image: expect.stringMatching(/./) as string } });
    expect((await person('kasir.jkt')).image).not.toBeNull();
    await sendPhoto(admin, id, await photo());
    expect(await actions(id)).toEqual(['PORTRAIT_CHANGED', ...before]);
    expect(await sendPhoto(admin, id, null)).toMatchObject({ http: 200, data: { image: null } });
    expect(await actions(id)).toEqual(['PORTRAIT_REMOVED', 'PORTRAIT_CHANGED', ...before]);
    expect((await sendPhoto(admin, id, Buffer.from('bukan foto'))).http).toBe(422);
  });

  it('is nobody’s to change beyond their reach', async () => {
    const { api, localToken, person, sendPhoto } = await team();
    const content = await photo();
    const stranger = await api.signIn('penyetuju.jkt');
    for (const [who, token, http] of [
      ['kasir.jkt', localToken, 200],
      ['kasir.mks', localToken, 403],
      ['direktur', localToken, 403],
      ['kasir.jkt', stranger, 403],
    ] as const) {
      const { id, image } = await person(who);
      expect((await sendPhoto(token, id, content)).http, who).toBe(http);
      if (http === 403 && who !== 'kasir.jkt') expect((await person(who)).image).toBe(image);
    }
  });
});

describe('the authenticator of somebody else', () => {
  it('shows on their page, and is taken away with their sessions', async () => {
    const { api, admin, send, settled, person, setUp, takeAway, actions } = await team();
    const token = await api.signIn('kasir.jkt');
    const { id } = await person('kasir.jkt');
    await setUp(id);
    expect((await person('kasir.jkt')).authenticator).toBe(true);
    expect(await takeAway(admin, id)).toBe(200);
    const waiting = await send<StaffPerson>('GET', `staff/${id}`);
    expect(waiting.data.authenticator).toBe(true);
    expect((await settled(waiting)).data).toMatchObject({ authenticator: false, sessions: 0 });
    expect((await api.call('GET', 'credits', { token })).http).toBe(401);
    expect((await actions(id)).slice(0, 2)).toContain('AUTHENTICATOR_REMOVED');
  });

  it('is nobody’s to take away beyond their reach: it would be a weaker way into more rights', async () => {
    const { localToken, person, setUp, takeAway } = await team();
    for (const who of ['direktur', 'kasir.mks', 'kontrak.jkt']) {
      const { id } = await person(who);
      await setUp(id);
      expect(await takeAway(localToken, id), who).toBe(403);
      expect((await person(who)).authenticator, who).toBe(true);
    }
  });
});
