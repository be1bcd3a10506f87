import { createHash } from 'node:crypto';
import { toPlainLine } from '@/lib/contract/plainText';
import type { VisitBody } from '@/lib/contract/visits';

/**
 * A visit as it is kept: no photo twice, no digits below a decimetre, no reason beside a position, no name of a borrower.
 */
export function plainVisit(body: VisitBody): VisitBody {
  const { position, met } = body;
  return {
    ...body,
    visited_at: new Date(body.visited_at).toISOString(),
    met_name: met === 'OTHER' ? toPlainLine(body.met_name) : '',
    note: body.note.trim(),
    position: position && {
      latitude: rounded(position.latitude, 6),
      longitude: rounded(position.longitude, 6),
      accuracy: rounded(position.accuracy, 1),
    },
    no_position: position ? '' : body.no_position.trim(),
    photos: [...new Set(body.photos)],
    again_reason: body.again_reason.trim(),
  };
}

/**
 * By which a visit is known again. Its photos are counted only: a device that was away for days sends them again, and then
 * they have other ids.
 */
export function digestOf({ photos, tts, promise, position, ...body }: VisitBody): string {
  const told = {
    ...body,
    photos: photos.length,
    tts: tts && [tts.block, tts.nth, tts.amount],
    promise: promise && [promise.due, promise.amount],
    position: position && [position.latitude, position.longitude, position.accuracy],
  };
  const sorted = Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}
