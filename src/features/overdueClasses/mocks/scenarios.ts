import type { HttpHandler } from 'msw';
import {
  createOverdueClasses,
  deleteOverdueClasses,
  listOverdueClassVersions,
} from '@/lib/contract/overdueClasses';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildClasses, buildClassVersions } from './buildClasses';

const current = buildClasses({ id: 3, valid_from: '2027-02-01', version: 2 });

/** Named worlds for Kelas Tunggakan. */
export const overdueClassScenarios = {
  asking: [mockEndpoint(listOverdueClassVersions, never)],
  networkGone: [mockEndpoint(listOverdueClassVersions, offline)],
  serverFails: [mockEndpoint(listOverdueClassVersions, () => refuse(500, ''))],
  forbidden: [mockEndpoint(listOverdueClassVersions, refuse(403, 'Anda tidak punya hak untuk ini.'))],
  none: [mockEndpoint(listOverdueClassVersions, { today: '2026-11-20', rows: [] })],
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
  onlyTheStart: [mockEndpoint(listOverdueClassVersions, { today: '2026-11-20', rows: [buildClasses()] })],
  versions: [mockEndpoint(listOverdueClassVersions, { today: '2026-11-20', rows: buildClassVersions() })],
} satisfies Record<string, HttpHandler[]>;
