import { visitFacts, type KeptVisit } from '../device/KeptVisit';
import { buildPlan, buildPlanRow } from './buildPlan';

/** Somebody two instalments late, as the plan of the stories' day has him. */
export const FACTS = visitFacts(buildPlan(), buildPlanRow());

/** A visit in which something was promised, filled and not finished yet. */
export function buildKeptVisit(over: Partial<KeptVisit> = {}): KeptVisit {
  return {
    ...{ id: '5b7d0c1a-9e21-4f7b-8a3c-2d4e6f8a0b1c', owner: '7', step: 'draft', photos: [] },
    ...{ refusal: null, sentAt: null, facts: FACTS },
    ...{ visitedAt: '2026-11-20T07:02:00.000Z', clockDifference: 0 },
    ...{ met: 'BORROWER', metName: '', place: 'BILLING', result: 'PROMISED', amount: null, tts: null },
    promise: { due: '2026-11-23', amount: 720_000 },
    note: 'Menunggu gajian tanggal 23',
    position: { latitude: -6.20772, longitude: 106.8561, accuracy: 12 },
    ...{ noPosition: '', corrects: null, isSecond: false, againReason: '', consentId: null },
    ...over,
  };
}

/** A visit in which money was taken, with its number. */
export const buildPaidVisit = (over: Partial<KeptVisit> = {}): KeptVisit =>
  buildKeptVisit({
    ...{ result: 'PAID', amount: 720_000, promise: null, note: '', step: 'waiting' },
    tts: { block: '3c9e6a52-7d1f-4e0a-8b34-1a2b3c4d5e6f', nth: 228, number: 'JKT/K2611/00228' },
    ...over,
  });

/** Why the server does not take one. */
export const REFUSAL: NonNullable<KeptVisit['refusal']> = {
  message: 'Ada isian yang harus diperbaiki.',
  fields: { again_reason: 'Nasabah ini sudah dikunjungi hari ini. Tulis mengapa dikunjungi lagi.' },
  ...{ moved: false, at: '2026-11-20T07:03:00.000Z' },
};
