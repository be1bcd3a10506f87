import type { HttpHandler } from 'msw';
import {
  askLetterDays,
  createOverdueClasses,
  deleteOverdueClasses,
  listOverdueClassVersions,
} from '@/lib/contract/overdueClasses';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildClasses,
  buildClassVersions,
  buildComingLetterDays,
  buildWaitingLetterDays,
} from './buildClasses';

const current = buildClasses({ id: 3, valid_from: '2027-02-01', version: 2 });

/** Named worlds for Kelas Tunggakan. */
export const overdueClassScenarios = {
  asking: [mockEndpoint(listOverdueClassVersions, never)],
  networkGone: [mockEndpoint(listOverdueClassVersions, offline)],
  serverFails: [mockEndpoint(listOverdueClassVersions, () => refuse(500, ''))],
  forbidden: [mockEndpoint(listOverdueClassVersions, refuse(403, 'Anda tidak punya hak untuk ini.'))],
  none: [mockEndpoint(listOverdueClassVersions, { today: '2026-11-20', rows: [], waiting: null })],
  saveOffline: [mockEndpoint(createOverdueClasses, offline)],
  removeOffline: [mockEndpoint(deleteOverdueClasses, offline)],
  /** Somebody else changed the newest version while the form was open. */
  followedMeanwhile: [
    mockEndpoint(createOverdueClasses, ({ body: { follows, valid_from, collectibility_to, bucket_to } }) =>
      follows.version === current.version
        ? buildClasses({ id: 90, valid_from, collectibility_to, bucket_to })
        : refuse(
            409,
            'Kelas Tunggakan sudah berubah sejak Anda membukanya: versi terakhirnya kini berlaku mulai 1 Februari 2027.',
            { version: 1, current },
          ),
    ),
  ],
  onlyTheStart: [
    mockEndpoint(listOverdueClassVersions, { today: '2026-11-20', rows: [buildClasses()], waiting: null }),
  ],
  versions: [
    mockEndpoint(listOverdueClassVersions, {
      today: '2026-11-20',
      rows: buildClassVersions(),
      waiting: null,
    }),
  ],
  /** Other days of letters wait for a second person. */
  lettersWait: [
    mockEndpoint(listOverdueClassVersions, {
      ...{ today: '2026-11-20', rows: buildClassVersions(), waiting: buildWaitingLetterDays() },
    }),
  ],
  /** They were approved today. */
  lettersCome: [
    mockEndpoint(listOverdueClassVersions, {
      ...{ today: '2026-11-20', rows: buildComingLetterDays(), waiting: null },
    }),
  ],
  askOffline: [mockEndpoint(askLetterDays, offline)],
  /** The company has no contract yet: nobody has to decide. */
  lettersAtOnce: [
    mockEndpoint(askLetterDays, ({ body: { letter_from } }) => ({
      waiting: null,
      row: buildClasses({ id: 5, valid_from: '2026-11-21', letter_from }),
    })),
  ],
  /** Somebody else asked while the form was open. */
  askedMeanwhile: [
    mockEndpoint(askLetterDays, () =>
      refuse(
        409,
        'Perubahan hari surat peringatan Kelas Tunggakan sudah diminta oleh Rina Wijaya dan masih menunggu.',
      ),
    ),
  ],
  /** Others were approved while the form was open. */
  lettersChangedMeanwhile: [
    mockEndpoint(askLetterDays, ({ body: { follows } }) =>
      follows.version === 2
        ? { waiting: buildWaitingLetterDays(), row: buildComingLetterDays()[0] ?? buildClasses() }
        : refuse(
            409,
            'Kelas Tunggakan sudah berubah sejak Anda membukanya: versi terakhirnya kini berlaku mulai 1 Januari 2027.',
            { version: 1, current: buildComingLetterDays()[0] },
          ),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;
