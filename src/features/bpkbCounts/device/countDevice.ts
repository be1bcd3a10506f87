import { deviceStore } from '@/lib/device/device';
import type { FactStore, RecordStore } from '@/lib/device/DeviceStore';
import type { FactKind, RecordKind } from '@/lib/device/RecordKind';
import {
  keptCountSchema,
  keptScansSchema,
  sentBooksSchema,
  type KeptCount,
  type KeptScans,
  type SentBooks,
} from './keptScansSchema';

/** Codes of a count; its sendings go in order, and none stops another count's. */
export const SCANS: RecordKind<KeptScans> = {
  name: 'kiriman opname',
  schema: keptScansSchema,
  laneOf: ({ countId }) => `opname ${countId}`,
  madeAt: ({ begunAt }) => begunAt,
};

const COUNT: FactKind<KeptCount> = { name: 'opname', schema: keptCountSchema, keyOf: ({ id }) => String(id) };
const SENT: FactKind<SentBooks> = {
  ...{ name: 'opname terkirim', schema: sentBooksSchema },
  keyOf: ({ sending }) => sending,
};

let scans: RecordStore<KeptScans> | null = null;

/** Codes of this browser that the server does not have. */
export const scanStore = (): RecordStore<KeptScans> => (scans ??= deviceStore().records(SCANS));

/** Counts that can go on without a connection. */
export const countStore = (): FactStore<KeptCount> => deviceStore().facts(COUNT);

/** Books that were sent from here. */
export const sentStore = (): FactStore<SentBooks> => deviceStore().facts(SENT);
