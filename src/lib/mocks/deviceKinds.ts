import * as z from 'zod/mini';
import type { KeptRecord } from '@/lib/device/KeptRecord';
import { keptRecordShape } from '@/lib/device/keptRecordSchema';
import type { RecordKind } from '@/lib/device/RecordKind';

const noteSchema = z.object({ ...keptRecordShape, lane: z.string(), at: z.string(), text: z.string() });
/** A record of tests: something was written at a place. */
export type KeptNote = z.infer<typeof noteSchema>;

const kindOf = (name: string, holdsWhenRefused: boolean): RecordKind<KeptNote> => ({
  ...{ name, schema: noteSchema, holdsWhenRefused },
  laneOf: ({ lane }) => lane,
  madeAt: ({ at }) => at,
});

/** One that lets others pass where it is refused, and one that does not. */
export const NOTE = kindOf('catatan', false);
export const SLIP = kindOf('tanda', true);

export const buildNote = (over: Partial<KeptNote> & Pick<KeptRecord, 'id'>): KeptNote => ({
  ...{ owner: '7', step: 'draft', photos: [], refusal: null, sentAt: null },
  ...{ lane: 'kontrak 1', at: '2026-11-20T02:00:00.000Z', text: '' },
  ...over,
});
