import { sendBpkbScans, type BpkbScansAnswer } from '@/lib/contract/bpkbCounts';
import type { Sender } from '@/lib/device/RecordKind';
import { call } from '@/lib/http/request';
import { scanStore, sentStore } from '../device/countDevice';
import type { KeptScans } from '../device/keptScansSchema';

/** How codes are sent in one person's name, whoever has signed in meanwhile. */
export const scanSender = (
  credential: string,
  onSent: (answer: BpkbScansAnswer, sent: KeptScans) => void,
): Sender<KeptScans, BpkbScansAnswer> => ({
  record: ({ id, countId, scans }, _photos, signal) =>
    call(sendBpkbScans, {
      params: { id: String(countId) },
      body: {
        scans: scans.map(({ code, placeId, at, way }) => ({ code, place_id: placeId, at, way })),
      },
      // The server keeps each code once in any case; by this it gives the first answer again.
      idempotencyKey: id,
      ...{ credential, signal },
    }),
  onSent: (answer, sent) => {
    void dropSent(sent).catch(() => undefined);
    onSent(answer, sent);
  },
});

/** That its books count stays known here, then it is dropped: what the server has is not kept twice. */
async function dropSent(sent: KeptScans): Promise<void> {
  const { id, owner, countId, scans } = sent;
  await sentStore().put(owner, [{ sending: id, countId, books: scans.map(({ bookId }) => bookId) }]);
  await scanStore().remove(sent);
}
