import { expect, it } from 'vitest';
import type { KeptFile } from '@/lib/contract/files';
import type { DocumentSlot } from '@/lib/contract/registrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { photo, sender } from '../testing/files';
import { registrationTeam } from '../testing/registrations';
import { startApi } from '../testing/startApi';

let shade = 0;

async function world() {
  const api = await startApi();
  const team = await registrationTeam(api);
  const files = (role: keyof typeof team.tokens) => sender(api, team.tokens[role]);
  const send = async (role: keyof typeof team.tokens) => {
    const { data } = await files(role).send(await photo(++shade), { key: `dokumen-uji-${shade}` });
    return data;
  };
  const withFiles = (documents: Partial<Record<DocumentSlot, number>>) => team.form({ documents });
  return { ...team, files, sendFile: send, withFiles };
}
const ids = (files: readonly KeptFile[]) => files.map(({ id }) => id);

it('a form holds the files that it names, lets go of those that it names no more, and takes them back', async () => {
  const { sendFile, withFiles, send, files } = await world();
  const [ktp, home] = [await sendFile('clerk'), await sendFile('clerk')];
  const form = await withFiles({ ktp: ktp.id, home: home.id });
  const made = await send('clerk', 'POST', '', { form });
  expect(made.http, made.message).toBe(200);
  expect(ids(made.data.files)).toEqual([ktp.id, home.id]);
  expect((await files('clerk').remove(ktp.id)).http).toBe(409);

  const without = { ...form, documents: { ...form.documents, home: null } };
  const saved = await send('clerk', 'PUT', `/${made.data.id}`, { form: without, version: 1 });
  expect(ids(saved.data.files)).toEqual([ktp.id]);
  expect((await files('clerk').get(home.id)).data).toMatchObject({ attached: false });

  const again = await send('clerk', 'PUT', `/${made.data.id}`, { form, version: 2 });
  expect(ids(again.data.files)).toEqual([ktp.id, home.id]);
});

it('colleagues of the office read them; a KTP leaves a line in the log, a house does not', async () => {
  const { api, sendFile, withFiles, send, files } = await world();
  const [ktp, home] = [await sendFile('clerk'), await sendFile('clerk')];
  expect((await files('approver').get(ktp.id)).http).toBe(403);
  const form = await withFiles({ ktp: ktp.id, home: home.id });
  expect((await send('clerk', 'POST', '', { form })).http).toBe(200);
  for (const file of [ktp, home]) expect((await files('approver').get(file.id)).http).toBe(200);
  const { rows } = await api.connection.pool.query(
    `select record_id from history where action = 'IDENTITY_READ'`,
  );
  expect(rows).toEqual([{ record_id: String(ktp.id) }]);
});

it('a photo that is put where a KTP belongs later on is read into the log as well', async () => {
  const { api, sendFile, withFiles, send, files } = await world();
  const photo = await sendFile('clerk');
  const form = await withFiles({ home: photo.id });
  const made = await send('clerk', 'POST', '', { form });
  const moved = { ...form, documents: { ...form.documents, home: null, ktp: photo.id } };
  const saved = await send('clerk', 'PUT', `/${made.data.id}`, { form: moved, version: 1 });
  expect(saved.http, saved.message).toBe(200);
  expect(ids(saved.data.files)).toEqual([photo.id]);
  expect((await files('approver').get(photo.id)).http).toBe(200);
  const { rows } = await api.connection.pool.query(
    `select record_id from history where action = 'IDENTITY_READ'`,
  );
  expect(rows).toEqual([{ record_id: String(photo.id) }]);
});

it('a file of somebody else, of another form or of nobody is refused, and nothing is saved', async () => {
  const { sendFile, withFiles, send, read } = await world();
  const [mine, theirs] = [await sendFile('clerk'), await sendFile('head')];
  const made = await send('clerk', 'POST', '', { form: await withFiles({ ktp: mine.id }) });
  const other = await send('clerk', 'POST', '', { form: await withFiles({}) });
  const put = async (documents: Partial<Record<DocumentSlot, number>>) =>
    send('clerk', 'PUT', `/${other.data.id}`, { form: await withFiles(documents), version: 1 });
  expect((await put({ kk: theirs.id })).http).toBe(403);
  expect((await put({ ktp: mine.id })).http).toBe(409);
  expect((await put({ ktp: 999_999 })).http).toBe(422);
  expect((await read(other.data.id)).version).toBe(1);
  expect(ids((await read(made.data.id)).files)).toEqual([mine.id]);
});

it('a form that was saved before it had documents is read as one without', async () => {
  const { api, create, read } = await world();
  const made = await create();
  await api.connection.pool.query(`update registrations set form = form - 'documents' where id = $1`, [
    made.id,
  ]);
  expect((await read(made.id)).form.documents).toEqual(EMPTY_FORM.documents);
});
