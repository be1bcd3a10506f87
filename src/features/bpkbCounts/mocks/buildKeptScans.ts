import { bookLabel } from '@/lib/format/bpkbLabel';
import { countStore, scanStore } from '../device/countDevice';
import type { KeptCount, KeptScans } from '../device/keptScansSchema';
import { buildCountLabels } from './buildCount';

/** Codes of these books that a device has not sent. */
export const buildKeptScans = (books: readonly number[], over: Partial<KeptScans> = {}): KeptScans => ({
  ...{ id: 'k1', owner: '7', step: 'waiting', photos: [], refusal: null, sentAt: null, countId: 4 },
  begunAt: '2026-11-20T06:50:00.000Z',
  scans: books.map((bookId) => ({
    ...{ code: bookLabel(bookId), bookId, placeId: 3, at: '2026-11-20T06:50:00.000Z', way: 'CAMERA' },
  })),
  ...over,
});

export const REFUSED: Partial<KeptScans> = {
  step: 'refused',
  refusal: {
    ...{ message: 'Opname ini sudah ditutup Bambang Kusuma.', fields: {}, moved: false },
    at: '2026-11-20T07:00:00.000Z',
  },
};

/** A count that was opened with a connection before. */
export const buildKeptCount = (over: Partial<KeptCount> = {}): KeptCount => ({
  ...{ id: 4, name: 'Jakarta, Brankas 1', labels: buildCountLabels() },
  readAt: '2026-11-20T06:40:00.000Z',
  ...over,
});

/** Has this on the device of the story's keeper. */
export async function onDevice({
  count,
  scans = [],
}: {
  count?: KeptCount;
  scans?: readonly KeptScans[];
}): Promise<void> {
  if (count) await countStore().put('7', [count]);
  for (const record of scans) {
    await scanStore().put({ ...record, step: 'waiting', refusal: null });
    if (record.refusal) await scanStore().refuse({ ...record, step: 'waiting' }, record.refusal);
  }
}
