import { addDays } from '@/lib/arithmetic/calendar';
import {
  askLetterDays,
  changeOverdueClasses,
  createOverdueClasses,
  deleteOverdueClasses,
  listOverdueClasses,
  listOverdueClassVersions,
  type OverdueClassesMaster,
} from '@/lib/contract/overdueClasses';
import type { Send } from './calls';

interface Sender {
  send: Send;
}

const limits = { collectibility_to: [0, 30, 60, 90], bucket_to: [0, 30, 60] };
const list = async (send: Send) =>
  (await send(listOverdueClassVersions, 'admin')).data as { today: string; rows: OverdueClassesMaster[] };

/** A version after the newest; the mocks have one that is still to come. */
async function follow(send: Send) {
  const { today, rows } = await list(send);
  const newest = rows[0]!;
  const after = newest.valid_from > today ? newest.valid_from : today;
  const follows = { id: newest.id, version: newest.version };
  const body = { ...limits, valid_from: addDays(after, 10), follows };
  return send(createOverdueClasses, 'admin', { body });
}

async function coming(send: Send) {
  await follow(send);
  const row = (await list(send)).rows[0]!;
  return { row, params: { id: String(row.id) } };
}

/** How the calls of Kelas Tunggakan are made. */
export const OVERDUE_CLASS_CALLS = {
  listOverdueClasses: ({ send }: Sender) => send(listOverdueClasses, 'cashier'),
  listOverdueClassVersions: ({ send }: Sender) => send(listOverdueClassVersions, 'admin'),
  createOverdueClasses: ({ send }: Sender) => follow(send),
  changeOverdueClasses: async ({ send }: Sender) => {
    const { row, params } = await coming(send);
    const body = { ...limits, bucket_to: [0, 10], valid_from: row.valid_from, version: row.version };
    return send(changeOverdueClasses, 'admin', { params, body });
  },
  deleteOverdueClasses: async ({ send }: Sender) => {
    const { row, params } = await coming(send);
    return send(deleteOverdueClasses, 'admin', { params, query: { version: row.version } });
  },
  askLetterDays: async ({ send }: Sender) => {
    const { id, version } = (await list(send)).rows[0]!;
    const body = { letter_from: [9, 16, 23], follows: { id, version } };
    return send(askLetterDays, 'admin', { body });
  },
};
