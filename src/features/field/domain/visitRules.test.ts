import { describe, expect, it } from 'vitest';
import { VISIT_MET, VISIT_RESULTS, VISIT_RESULTS_OF } from '@/lib/contract/visitTerms';
import { visitBodySchema } from '@/lib/contract/visits';
import type { KeptVisit } from '../device/KeptVisit';
import { buildKeptVisit, buildPaidVisit, FACTS } from '../mocks/buildKeptVisit';
import type { NextNumber } from './nextTtsNumber';
import {
  aboveOwedOf,
  asksReason,
  consentsFor,
  metChange,
  outsideOf,
  resultChange,
  visitBody,
  visitDay,
  visitProblems,
  withPart,
} from './visitRules';

const NEXT: NextNumber = { block: 'b', nth: 228, number: 'JKT/K2611/00228', problem: null };
const NONE: NextNumber = { problem: 'Nomor habis.' };
const fields = (over: Partial<KeptVisit>, next: NextNumber = NEXT) =>
  Object.keys(visitProblems(buildKeptVisit(over), next));

describe('a visit on the device', () => {
  it.each<[string, Partial<KeptVisit>, string[]]>([
    ['filled', {}, []],
    ['paid', { result: 'PAID', amount: 5, promise: null }, []],
    ['paid without a sum', { result: 'PAID', promise: null }, ['tts.amount']],
    [
      'promised above what is owed',
      { promise: { due: '2026-11-23', amount: 99_000_000 } },
      ['promise.amount'],
    ],
    ['a second one', { isSecond: true }, ['again_reason']],
    ['a correction without a word', { corrects: 'x' }, ['again_reason']],
    [
      'a correction of one that was paid',
      { corrects: 'x', againReason: 'Salah pilih', result: 'PAID', promise: null },
      [],
    ],
  ])('%s says what is missing', (_what, over, expected) => {
    expect(fields(over)).toEqual(expected);
  });

  it('gives no sum without a number, and one that it has stays', () => {
    const paid = { result: 'PAID', amount: 5, promise: null } as const;
    expect(fields(paid, NONE)).toEqual(['tts.amount']);
    expect(Object.keys(visitProblems(buildPaidVisit(), NONE))).toEqual([]);
  });

  it('asks why it is a second one where the server knows more', () => {
    const refusal = { message: '', fields: { again_reason: 'Lagi?' }, moved: false, at: '' };
    expect(asksReason(buildKeptVisit({ refusal }))).toBe(true);
    expect(asksReason(buildKeptVisit())).toBe(false);
  });

  it('goes by the corrected time in the office', () => {
    const late = buildKeptVisit({ visitedAt: '2026-11-20T11:30:00.000Z', clockDifference: 2 * 3_600_000 });
    // 13.30 UTC is 20.30 in Jakarta.
    expect(outsideOf(late)).toEqual(['HOURS']);
    expect(visitDay({ ...late, clockDifference: 6 * 3_600_000 })).toBe('2026-11-21');
    expect(outsideOf({ ...late, clockDifference: 0 })).toEqual([]);
  });

  it('is outside on a holiday of its own day alone, and within a consent', () => {
    const facts = {
      ...FACTS,
      holiday: 'Hari Raya',
      consents: [{ id: 4, kind: 'HOURS' as const, words: '', until: '' }],
    };
    expect(outsideOf(buildKeptVisit({ facts }))).toEqual(['HOURS']);
    expect(consentsFor(buildKeptVisit({ facts })).map(({ id }) => id)).toEqual([4]);
    expect(outsideOf(buildKeptVisit({ facts, consentId: 4 }))).toEqual([]);
    expect(outsideOf(buildKeptVisit({ facts: { ...facts, day: '2026-11-19' } }))).toEqual([]);
  });

  it('keeps of a result only what can come of whom one met', () => {
    for (const met of VISIT_MET) {
      const changed = { ...buildKeptVisit(), ...metChange(buildKeptVisit(), met) };
      const fits = VISIT_RESULTS_OF[met].includes('PROMISED');
      expect(changed.result).toBe(fits ? 'PROMISED' : null);
      expect(changed.promise === null).toBe(!fits);
    }
    expect(resultChange(buildPaidVisit({ tts: null }), 'REFUSED')).toMatchObject({
      ...{ result: 'REFUSED', amount: null, promise: null },
    });
  });

  it('keeps sum, result and whom one met once its number was given', () => {
    const given = buildPaidVisit({ step: 'refused' });
    for (const met of VISIT_MET) expect({ ...given, ...metChange(given, met) }).toEqual(given);
    for (const result of [...VISIT_RESULTS, null])
      expect({ ...given, ...resultChange(given, result) }).toEqual(given);
  });

  it('says what is above all that is owed', () => {
    // 720.000 and 1.220.000 are due by then, 54.900 of penalty.
    expect(aboveOwedOf(buildPaidVisit({ amount: 1_994_900 }))).toBe(0);
    expect(aboveOwedOf(buildPaidVisit({ amount: 2_000_000 }))).toBe(5100);
    expect(aboveOwedOf(buildKeptVisit())).toBe(0);
  });

  it('that takes less than what is owed is a part, unless its number was given', () => {
    const paid = buildPaidVisit({ step: 'draft', tts: null });
    expect(withPart(paid).result).toBe('PART_PAID');
    expect(withPart({ ...paid, result: 'PART_PAID', amount: 1_994_900 }).result).toBe('PAID');
    for (const visit of [buildPaidVisit(), buildKeptVisit(), { ...paid, corrects: 'x' }])
      expect(withPart(visit)).toEqual(visit);
  });

  it('is sent as the call has it, the same however often', () => {
    for (const visit of [
      buildKeptVisit(),
      buildPaidVisit(),
      buildKeptVisit({ position: null, noPosition: ' GPS mati total ' }),
    ]) {
      const body = visitBody(visit, [3]);
      expect(visitBodySchema.parse(body)).toEqual(body);
      expect(JSON.stringify(visitBody(visit, [3]))).toBe(JSON.stringify(body));
    }
    expect(visitBody(buildPaidVisit(), []).tts).toEqual({
      block: FACTS && buildPaidVisit().tts?.block,
      nth: 228,
      amount: 720_000,
    });
  });
});
