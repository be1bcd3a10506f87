import { changeView, listSavedViews, removeView, saveView, type SavedView } from '@/lib/contract/savedViews';
import type { Send } from './calls';

/** So that no two that a test saves have one name. */
let nth = 0;

async function save(send: Send) {
  nth += 1;
  return send(saveView, 'head', {
    body: {
      ...{ list: 'receipts', name: `Menunggu ${nth}`, address: 'status=waiting&office=1' },
      ...{ named: [{ part: 'office', kind: 'office', id: '1' }], office_id: 1 },
    },
  });
}

const saved = async (send: Send) => (await save(send)).data as SavedView;

/** Views of lists. */
export const SAVED_VIEW_CALLS = {
  listSavedViews: async ({ send }: { send: Send }) => {
    await save(send);
    return send(listSavedViews, 'head', { query: { list: 'receipts' } });
  },
  saveView: ({ send }: { send: Send }) => save(send),
  changeView: async ({ send }: { send: Send }) => {
    const { id, version, name } = await saved(send);
    const body = { version, name: `${name} lagi`, state: { address: 'status=void', named: [] } };
    return send(changeView, 'head', { params: { id: String(id) }, body });
  },
  removeView: async ({ send }: { send: Send }) => {
    const { id, version } = await saved(send);
    return send(removeView, 'head', { params: { id: String(id) }, query: { version } });
  },
};
