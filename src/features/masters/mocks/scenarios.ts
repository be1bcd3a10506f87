import type { HttpHandler } from 'msw';
import { bpkbPlaces, contractTypes, finances, officeMasters, pettyCategories } from '@/lib/contract/masters';
import {
  addOfficeAccount,
  listOfficeAccounts,
  switchOfficeAccount,
  type OfficeAccount,
} from '@/lib/contract/officeAccounts';
import { getOfficeHoldings } from '@/lib/contract/officeClosing';
import { areas, provinces } from '@/lib/contract/regions';
import { registrationStatuses } from '@/lib/contract/registrationStatuses';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildHoldings } from './buildHoldings';
import { buildFinance, buildFinances } from './buildMasters';

const today = '2026-11-20';
const MASTERS = [
  ...[finances, contractTypes, officeMasters, pettyCategories, bpkbPlaces],
  ...[registrationStatuses, provinces, areas],
];
const STALE = 'Finance BPD sudah berubah sejak Anda membukanya.';

/** Named worlds for the simple masters; whatever lists, of all of them. */
export const masterScenarios = {
  asking: MASTERS.map(({ list }) => mockEndpoint(list, never)),
  networkGone: MASTERS.map(({ list }) => mockEndpoint(list, offline)),
  serverFails: MASTERS.map(({ list }) => mockEndpoint(list, () => refuse(500, ''))),
  forbidden: MASTERS.map(({ list }) => mockEndpoint(list, refuse(403, 'Anda tidak punya hak untuk ini.'))),
  none: [mockEndpoint(finances.list, { today, rows: [] })],
  allEnded: [mockEndpoint(finances.list, { today, rows: [buildFinance({ valid_to: '2025-12-31' })] })],
  saveOffline: [mockEndpoint(finances.create, offline), mockEndpoint(finances.change, offline)],
  saveRefused: [
    mockEndpoint(finances.change, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { valid_to: 'Tidak boleh sebelum tanggal mulai.' },
      }),
    ),
  ],
  /** Somebody else took out the other way to the end meanwhile. */
  flowRefused: [
    mockEndpoint(registrationStatuses.switch, () =>
      refuse(422, 'Analisa, Disetujui tidak dapat dicapai dari Draf.', {
        errors: { transitions: 'Analisa, Disetujui tidak dapat dicapai dari Draf.' },
      }),
    ),
    mockEndpoint(registrationStatuses.change, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { 'transitions.0.to': 'Status ini tidak ada.' },
      }),
    ),
  ],
  askingAccounts: [mockEndpoint(listOfficeAccounts, never)],
  accountsOffline: [mockEndpoint(listOfficeAccounts, offline)],
  accountTaken: [mockEndpoint(addOfficeAccount, refuse(409, 'Kantor Jakarta sudah punya rekening ini.'))],
  accountStale: [
    mockEndpoint(
      switchOfficeAccount,
      refuse(409, 'Rekening BNI 0188812345 a.n. PT Angsur Pembiayaan sudah berubah sejak Anda membukanya.'),
    ),
  ],
  countingHoldings: [mockEndpoint(getOfficeHoldings, never)],
  holdingsOffline: [mockEndpoint(getOfficeHoldings, offline)],
  /** The office's people collect there, and nobody of another office does. */
  noTakers: [
    mockEndpoint(
      getOfficeHoldings,
      buildHoldings({ leaving: { accounts: 38, outstanding: 612_400_000, takers: [] } }),
    ),
  ],
  noAccounts: [
    mockEndpoint(
      getOfficeHoldings,
      buildHoldings({ accounts: 0, leaving: { accounts: 0, outstanding: 0, takers: [] } }),
    ),
  ],
  /** They were given more while the question stood open. */
  moreAccounts: [
    mockEndpoint(
      officeMasters.switch,
      refuse(
        409,
        'Akun di tangan kolektor kantor Jakarta bertambah sejak ditampilkan, sekarang 39. Periksa, lalu nonaktifkan lagi.',
      ),
    ),
  ],
  switchFails: [mockEndpoint(finances.switch, offline)],
  /** A contract was signed with it while the question stood open. */
  usedMeanwhile: [
    mockEndpoint(finances.remove, () =>
      refuse(409, 'Finance BPR-MS dipakai 1 kontrak, jadi tidak dapat dihapus. Nonaktifkan saja.'),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;

/** An office with these receiving accounts. */
export const accountsAfter = (rows: OfficeAccount[]): HttpHandler[] => [
  mockEndpoint(listOfficeAccounts, { today, rows }),
];

/** Somebody else renamed BPD while the form was open. */
export function renamedMeanwhile(): HttpHandler[] {
  const current = buildFinance({ name: 'Bank Pembangunan Daerah Timur', version: 2 });
  let renamed = false;
  return [
    mockEndpoint(finances.list, () => ({
      today,
      rows: buildFinances().map((row) => (renamed && row.id === current.id ? current : row)),
    })),
    mockEndpoint(finances.change, ({ body }) => {
      if (body.version === current.version) return { ...current, ...body, version: 3 };
      renamed = true;
      return refuse(409, STALE, { version: 1, current });
    }),
  ];
}

/** Somebody else deletes what is open in the form. */
export function deletedMeanwhile(): HttpHandler[] {
  let gone = false;
  return [
    mockEndpoint(finances.list, () => ({
      today,
      rows: buildFinances().filter(({ code }) => !gone || code !== 'BPR-MS'),
    })),
    mockEndpoint(finances.change, () => {
      gone = true;
      return refuse(404, 'Finance tidak ditemukan.');
    }),
  ];
}
