import { createHash } from 'node:crypto';
import { toPlainLine } from '@/lib/contract/plainText';
import type { HandoverBody } from '@/lib/contract/repossessions';

/**
 * A BAST as it is kept: no photo twice, no digits below a decimetre, no reason beside what it is the reason for, no name of
 * a borrower.
 */
export function plainHandover(body: HandoverBody): HandoverBody {
  const { position, met, kilometres } = body;
  const isOther = met === 'OTHER';
  return {
    ...body,
    at: new Date(body.at).toISOString(),
    figures_as_of: new Date(body.figures_as_of).toISOString(),
    met_name: isOther ? toPlainLine(body.met_name) : '',
    met_relation: isOther ? toPlainLine(body.met_relation) : '',
    no_kilometres: kilometres === null ? body.no_kilometres.trim() : '',
    condition: body.condition.trim(),
    destination: body.destination.trim(),
    note: body.note.trim(),
    position: position && {
      latitude: rounded(position.latitude, 6),
      longitude: rounded(position.longitude, 6),
      accuracy: rounded(position.accuracy, 1),
    },
    no_position: position ? '' : body.no_position.trim(),
    photos: [...new Set(body.photos)],
  };
}

/**
 * By which a BAST is known again. Its pictures are counted only: a device that was away for days sends them again, and then
 * they have other ids.
 */
export function digestOf(body: HandoverBody): string {
  const { photos, giver_signature, collector_signature, checklist, position, ...rest } = body;
  const told = {
    ...rest,
    photos: photos.length,
    signed: [giver_signature !== null, collector_signature !== null],
    checklist: checklist.map(({ item, state }) => `${item} ${state}`).sort(),
    position: position && [position.latitude, position.longitude, position.accuracy],
  };
  const sorted = Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}
