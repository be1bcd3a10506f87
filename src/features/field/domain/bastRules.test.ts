import { describe, expect, it } from 'vitest';
import { handoverErrors } from '@/lib/collection/handoverErrors';
import { handoverBodySchema } from '@/lib/contract/repossessions';
import { SIGNATURES, withOrder, type KeptBast } from '../device/KeptBast';
import { BAST_FACTS, buildBast, buildBlankBast, buildRefusedUnit } from '../mocks/buildBast';
import { buildOwnOrder, FIGURES, SALE } from '../mocks/buildOwnOrder';
import {
  bastBody,
  bastConsents,
  bastDay,
  bastOutside,
  bastProblems,
  finishedBast,
  isOver,
} from './bastRules';

const NOW = new Date('2026-11-20T07:20:00.000Z');
const fields = (bast: KeptBast) => Object.keys(bastProblems(bast)).toSorted();
const photosOf = (bast: KeptBast) => bast.photos.filter(({ id }) => !id.startsWith('tanda-tangan'));

describe('a BAST on the device', () => {
  it.each<[string, Partial<KeptBast>, string[]]>([
    ['filled', {}, []],
    ['without kilometres', { kilometres: null }, ['kilometres']],
    ['unread without a reason', { isUnread: true, noKilometres: 'rusak' }, ['no_kilometres']],
    ['unread with one', { isUnread: true, noKilometres: 'Layar speedometer mati' }, []],
    ['one thing not looked at', { checks: { ...buildBast().checks, SEAT: undefined! } }, ['checklist']],
    ['one photo', { photos: buildBast().photos.slice(1) }, ['photos']],
    ['unsigned', { photos: buildBast().photos.slice(0, 2) }, ['collector_signature', 'giver_signature']],
    ['from another', { met: 'OTHER' }, ['met_name', 'met_relation']],
    ['nowhere', { position: null }, ['no_position']],
    ['brought nowhere', { destination: ' ' }, ['destination']],
  ])('%s says what is missing', (_what, over, expected) => {
    expect(fields(buildBast(over))).toEqual(expected);
  });

  it('names what was not looked at', () => {
    const checks = { ...buildBast().checks };
    delete checks.SEAT;
    delete checks.PLATES;
    expect(bastProblems(buildBast({ checks })).checklist).toBe('Belum diperiksa: Pelat nomor, Jok.');
  });

  it.each<[string, Partial<KeptBast>, string[]]>([
    ['with position and words', {}, []],
    ['without words', { note: 'tidak' }, ['note']],
    ['without any trace', { position: null, noPosition: 'GPS ponsel rusak' }, ['photos']],
    ['what was filled before is not asked about', { kilometres: 5, destination: 'Gudang' }, []],
  ])('refused %s', (_what, over, expected) => {
    expect(fields(buildRefusedUnit(over))).toEqual(expected);
  });

  it('is sent as the call has it, and the server finds nothing missing', () => {
    const body = bastBody(finishedBast(buildBast(), NOW, 120), [31, 32, 33, 34]);
    expect(handoverBodySchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      ...{ at: NOW.toISOString(), clock_difference: 120, photos: [31, 32] },
      ...{ giver_signature: 33, collector_signature: 34, figures_as_of: FIGURES.as_of, sale_version: 1 },
    });
    expect(handoverErrors(body, 'R2')).toEqual({});
  });

  it('finds its signatures by id, wherever they stand', () => {
    const { photos } = buildBast();
    const mixed = buildBast({ photos: [photos[3]!, photos[0]!, photos[2]!, photos[1]!] });
    expect(bastBody(mixed, [1, 2, 3, 4])).toMatchObject({
      ...{ photos: [2, 4], giver_signature: 3, collector_signature: 1 },
    });
  });

  it('is refused without what belongs to a unit that is taken', () => {
    const bast = finishedBast(buildBast({ result: 'REFUSED', note: 'Tidak mau menyerahkan' }), NOW, 0);
    expect(bast.photos).toEqual(photosOf(bast));
    const body = bastBody(bast, [31, 32]);
    expect(handoverErrors(body, 'R2')).toEqual({});
    expect(body).toMatchObject({ giver_signature: null, kilometres: null, checklist: [], destination: '' });
  });

  it('keeps the time at which it was finished first', () => {
    const first = finishedBast(buildBast(), NOW, 5);
    const again = finishedBast({ ...first, step: 'refused' }, new Date('2026-11-22T00:00:00Z'), 9);
    expect([again.at, again.clockDifference]).toEqual([NOW.toISOString(), 5]);
  });
});

describe('what it is outside of', () => {
  const late = new Date('2026-11-20T13:40:00.000Z');
  const consent = { id: 4, kind: 'HOURS' as const, words: 'Sampai 21.00', until: '2026-12-31' };
  const facts = { ...BAST_FACTS, order: buildOwnOrder({ consents: [consent] }) };

  it('goes by hour, place and person, and by the consent that was chosen', () => {
    expect(bastOutside(buildBast(), NOW)).toEqual([]);
    expect(bastOutside(buildBast({ place: 'OTHER', met: 'OTHER' }), late)).toEqual([
      'HOURS',
      'PLACE',
      'PERSON',
    ]);
    expect(bastOutside(buildBast({ facts, consentId: 4 }), late)).toEqual([]);
    expect(bastConsents(buildBast({ facts }), late)).toEqual([consent]);
    expect(bastConsents(buildBast({ facts }), NOW)).toEqual([]);
  });

  it('has the holiday that is known', () => {
    const holiday = { day: '2026-11-20', name: 'Hari libur' };
    expect(bastOutside(buildBast({ facts: { ...BAST_FACTS, holiday } }), NOW)).toEqual(['HOURS']);
  });

  it('its day is the office’s, by the corrected time', () => {
    const bast = buildBast({ at: '2026-11-20T17:30:00.000Z', clockDifference: -3_600_000 });
    expect(bastDay(bast, NOW)).toBe('2026-11-20');
    expect(isOver(buildOwnOrder(), '2026-12-01')).toBe(false);
    expect(isOver(buildOwnOrder(), '2026-12-02')).toBe(true);
    expect(isOver(buildOwnOrder(), '2026-11-16')).toBe(true);
  });
});

describe('newer figures', () => {
  const order = buildOwnOrder({ figures: { ...FIGURES, as_of: '2026-11-20T05:00:00.000Z', total: 1 } });

  it('are told where nobody signed yet', () => {
    expect(withOrder(buildBlankBast(), order, SALE).facts.order.figures.total).toBe(1);
  });

  it('change nothing that was signed for, or finished, and older ones change nothing', () => {
    const signed = buildBlankBast({ photos: [{ ...SIGNATURES.giver, bytes: 1 }] });
    for (const bast of [signed, buildBlankBast({ step: 'waiting' })])
      expect(withOrder(bast, order, SALE)).toBe(bast);
    const newer = withOrder(buildBlankBast(), order, SALE);
    expect(withOrder(newer, buildOwnOrder(), SALE)).toBe(newer);
  });
});
