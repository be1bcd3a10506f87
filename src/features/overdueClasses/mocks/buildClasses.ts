import type { WaitingChange } from '@/lib/contract/changes';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { buildWaitingChange } from '@/lib/mocks/buildWaitingChange';

/** The values that the company began with. */
export function buildClasses(over: Partial<OverdueClassesMaster> = {}): OverdueClassesMaster {
  return {
    id: 1,
    valid_from: '1900-01-01',
    valid_to: null,
    collectibility_to: [0, 90, 120, 180],
    bucket_to: [0, 7, 15, 30, 60, 90, 120],
    letter_from: [8, 15, 22],
    version: 1,
    created_at: '2026-01-02T04:00:00.000Z',
    created_by: null,
    updated_at: '2026-01-02T04:00:00.000Z',
    updated_by: null,
    ...over,
  };
}

/** On 20 November 2026: one that has ended, one that holds, one that is still to come. */
export function buildClassVersions(): OverdueClassesMaster[] {
  const by = { username: 'admin.sistem', name: 'Lukman Hakim' };
  return [
    buildClasses({
      id: 3,
      valid_from: '2027-01-01',
      collectibility_to: [0, 30, 60, 90],
      created_by: by,
      updated_by: by,
    }),
    buildClasses({ id: 2, valid_from: '2025-01-01', valid_to: '2026-12-31', created_by: by }),
    buildClasses({ valid_to: '2024-12-31', bucket_to: [0, 30, 60, 90] }),
  ];
}

/** On 20 November 2026, after others were approved: they begin on the next day, and the version to come has them too. */
export function buildComingLetterDays(): OverdueClassesMaster[] {
  const [coming, held, ended] = buildClassVersions() as [
    OverdueClassesMaster,
    OverdueClassesMaster,
    OverdueClassesMaster,
  ];
  const letter_from = [5, 12, 20];
  return [
    { ...coming, version: 2, letter_from },
    { ...held, id: 4, valid_from: '2026-11-21', letter_from },
    { ...held, valid_to: '2026-11-20' },
    ended,
  ];
}

/** Other days of letters, asked for by the reader. */
export const buildWaitingLetterDays = (): WaitingChange =>
  buildWaitingChange({
    kind: 'LETTER_DAYS',
    what: 'perubahan hari surat peringatan Kelas Tunggakan',
    people: ['Bambang Kusuma'],
  });
