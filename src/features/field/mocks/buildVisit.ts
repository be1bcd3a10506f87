import type { Visit, VisitBody } from '@/lib/contract/visits';
import { KEPT_PHOTO } from '@/lib/mocks/keptPhoto';
import { buildBlock } from './buildTts';

export const AGUS = { username: 'kolektor.jkt', name: 'Agus Firmansyah' };

/** A visit in which something was promised. */
export function buildVisit(over: Partial<Visit> = {}): Visit {
  return {
    ...{ id: '0d8f2d1e-5a4b-4c6d-8e7f-000000000003', contract_code: 'JKT-2603-00118' },
    ...{ customer_name: 'Bambang Sutrisno', visited_by: AGUS },
    ...{ at: '2026-11-19T03:20:00.000Z', day: '2026-11-19', device_at: '2026-11-19T03:19:58.000Z' },
    received_at: '2026-11-19T03:20:04.000Z',
    ...{ met: 'BORROWER', met_name: '', place: 'BILLING', result: 'PROMISED', tts: null },
    promise: { due: '2026-11-23', amount: 720_000 },
    note: 'Menunggu gajian tanggal 23',
    position: { latitude: -6.20772, longitude: 106.8561, accuracy: 12 },
    ...{ no_position: '', photos: [KEPT_PHOTO], corrects: null, corrected: false, again_reason: '' },
    ...{ outside: [], consent_id: null },
    ...over,
  };
}

/** Of each kind one, newest first. */
export const buildVisits = (): Visit[] => [
  buildVisit(),
  buildVisit({
    ...{ id: '0d8f2d1e-5a4b-4c6d-8e7f-000000000004', result: 'PAID', promise: null, note: '' },
    ...{ at: '2026-11-12T02:05:00.000Z', day: '2026-11-12', device_at: '2026-11-12T02:05:00.000Z' },
    ...{ received_at: '2026-11-12T08:41:00.000Z', photos: [] },
    tts: { number: 'JKT/K2611/00205', amount: 500_000, state: 'POSTED' },
  }),
  buildOutsideVisit(),
];

/** Somebody else was met, late in the evening and elsewhere. */
export function buildOutsideVisit(over: Partial<Visit> = {}): Visit {
  return buildVisit({
    ...{ id: '0d8f2d1e-5a4b-4c6d-8e7f-000000000005', met: 'OTHER', met_name: 'Wati (adik)' },
    ...{ place: 'OTHER', result: 'MESSAGE_LEFT', promise: null, note: 'Minta ditelepon kembali' },
    ...{ at: '2026-11-05T13:40:00.000Z', day: '2026-11-05', device_at: '2026-11-05T13:40:00.000Z' },
    ...{ received_at: '2026-11-05T13:40:09.000Z', photos: [], position: null },
    ...{ no_position: 'GPS ponsel tidak aktif', outside: ['HOURS', 'PLACE', 'PERSON'] },
    ...over,
  });
}

/** The visit that a body makes, as the server answers it on the spot. */
export function visitOf(body: VisitBody, receivedAt = new Date().toISOString()): Visit {
  const at = new Date(Date.parse(body.visited_at) + (body.clock_difference ?? 0)).toISOString();
  const { prefix } = buildBlock();
  return buildVisit({
    ...{ id: body.id, contract_code: body.contract_code, at, day: at.slice(0, 10) },
    ...{ device_at: body.visited_at, received_at: receivedAt, met: body.met, met_name: body.met_name },
    ...{ place: body.place, result: body.result, promise: body.promise, note: body.note },
    tts: body.tts && {
      number: `${prefix}${String(body.tts.nth).padStart(5, '0')}`,
      ...{ amount: body.tts.amount, state: 'OPEN' },
    },
    ...{ position: body.position, no_position: body.no_position, corrects: body.corrects },
    photos: body.photos.map((id) => ({ ...KEPT_PHOTO, id })),
    ...{ again_reason: body.again_reason, consent_id: body.consent_id },
  });
}
