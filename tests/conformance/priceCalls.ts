import {
  getPrice,
  importPrices,
  listPriceChoices,
  listPrices,
  previewPrices,
  type PriceDiff,
  type PricePage,
} from '@/lib/contract/prices';
import type { Send } from './calls';

const FROM = '2099-01-01';

const firstPage = async (send: Send) => (await send(listPrices, 'cashier')).data as PricePage;

/** Lines of a file that make every vehicle of the first page dearer. */
async function dearer(send: Send) {
  const { rows } = await firstPage(send);
  return rows.map(({ id, valid_from, valid_to, ...row }, index) => {
    void [id, valid_from, valid_to];
    return { ...row, otr: row.otr + 1000, line: index + 2 };
  });
}

const preview = async (send: Send) =>
  send(previewPrices, 'admin', { body: { valid_from: FROM, rows: await dearer(send) } });

/** How the calls of the price list are made. */
export const PRICE_CALLS = {
  listPrices: ({ send }: { send: Send }) => send(listPrices, 'cashier', { query: { search: 'honda' } }),
  listPriceChoices: ({ send }: { send: Send }) => send(listPriceChoices, 'cashier'),
  getPrice: async ({ send }: { send: Send }) => {
    const { rows } = await firstPage(send);
    return send(getPrice, 'cashier', { params: { id: String(rows[0]?.id) } });
  },
  previewPrices: ({ send }: { send: Send }) => preview(send),
  importPrices: async ({ send }: { send: Send }) => {
    const { list_version } = (await preview(send)).data as PriceDiff;
    return send(importPrices, 'admin', {
      body: {
        valid_from: FROM,
        rows: await dearer(send),
        file_name: 'harga.csv',
        missing: 'KEEP',
        list_version,
      },
    });
  },
};
