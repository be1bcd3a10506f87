import { decideChange, getChange } from '@/lib/contract/changes';
import {
  changeTitle,
  createTitle,
  deleteTitle,
  listTitles,
  previewTitle,
  type Title,
} from '@/lib/contract/titles';
import type { Send, World } from './calls';

const titlesOf = async (send: Send) =>
  ((await send(listTitles, 'director')).data as { rows: Title[] }).rows.map(
    ({ id, version, used_by, waiting, ...write }) => ({ id, version, used_by, waiting, write }),
  );

/** A title that nobody has yet. The mocks remember nothing that was made: there it is one of the list. */
async function unused(send: Send, name: string) {
  const [first] = await titlesOf(send);
  const made = (await send(createTitle, 'director', { body: { ...first?.write, name } })).data as Title;
  const rows = await titlesOf(send);
  const found = rows.find(({ id }) => id === made.id) ?? rows.find(({ used_by }) => used_by === 0);
  if (!found) throw new Error('No unused title');
  return { ...found, params: { id: String(found.id) } };
}

/** A change of a title that people hold, and that waits; the mocks have one of every number. */
async function waitingChange(send: Send, name: string) {
  const title = (await titlesOf(send)).find(({ write }) => write.name === name);
  if (!title) throw new Error(`No title ${name}`);
  const { id, version, write } = title;
  const params = { id: String(id) };
  const body = { ...write, transfer_days_back: 20, version };
  const { waiting } = (await send(changeTitle, 'director', { params, body })).data as Title;
  return { id: String(waiting?.id ?? 1), version };
}

/** Jabatan & Hak Akses. */
export const TITLE_CALLS = {
  getChange: async ({ send }: World) => {
    const { id } = await waitingChange(send, 'Supervisor Kolektor');
    return send(getChange, 'director', { params: { id } });
  },
  decideChange: async ({ send }: World) => {
    const { id, version } = await waitingChange(send, 'Kolektor');
    const body = { version, decision: 'WITHDRAWN', reason: '' };
    return send(decideChange, 'director', { params: { id }, body });
  },
  listTitles: ({ send }: World) => send(listTitles, 'admin'),
  createTitle: async ({ send }: World) => {
    const [first] = await titlesOf(send);
    return send(createTitle, 'director', { body: { ...first?.write, name: 'Kepala Gudang' } });
  },
  previewTitle: async ({ send }: World) => {
    const { params, version, write } = await unused(send, 'Kepala Arsip');
    return send(previewTitle, 'director', { params, body: { ...write, name: 'Arsiparis', version } });
  },
  changeTitle: async ({ send }: World) => {
    const { params, version, write } = await unused(send, 'Kepala Mutu');
    return send(changeTitle, 'director', { params, body: { ...write, name: 'Pengawas Mutu', version } });
  },
  deleteTitle: async ({ send }: World) => {
    const { params, version } = await unused(send, 'Kepala Pelatihan');
    return send(deleteTitle, 'director', { params, query: { version } });
  },
};
