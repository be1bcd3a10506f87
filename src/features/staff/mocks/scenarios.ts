import { http, HttpResponse, type HttpHandler } from 'msw';
import { removeAuthenticator } from '@/lib/contract/authenticator';
import { removeStaffPortrait } from '@/lib/contract/portrait';
import {
  changeStaff,
  endStaff,
  getStaff,
  hireStaff,
  listStaff,
  makeStaffLink,
  previewStaffEnd,
  saveStaffCertificate,
} from '@/lib/contract/staff';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildCollector,
  buildInvited,
  buildLeaving,
  buildStaff,
  buildStaffWaiting,
  OPEN_LINK,
} from './buildStaff';

/** A portrait, as the server hands it out. */
const portrait = http.get('*/storage/images/potret.svg', () =>
  HttpResponse.text(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' fill='#c9a27e'/><circle cx='20' cy='16' r='7' fill='#533a2b'/><path d='M6 40a14 14 0 0 1 28 0z' fill='#234'/></svg>",
    { headers: { 'content-type': 'image/svg+xml' } },
  ),
);

const holdingCash = buildLeaving({
  items: [
    {
      key: 'CASH 2026-11-20',
      kind: 'CASH',
      label: 'Kas 20 November 2026 belum ditutup: tunai Rp 3.450.000',
    },
    ...buildLeaving().items,
  ],
});

/** Named worlds of staff; each goes before the happy path. */
export const staffScenarios = {
  listAsking: [mockEndpoint(listStaff, never)],
  listFails: [mockEndpoint(listStaff, () => refuse(500, ''))],
  listOffline: [mockEndpoint(listStaff, offline)],
  listForbidden: [mockEndpoint(listStaff, () => refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.'))],
  none: [mockEndpoint(listStaff, { rows: [], count: 0, count_more: false })],
  nameTaken: [
    mockEndpoint(hireStaff, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { username: 'Nama pengguna ini sudah dipakai.' },
      }),
    ),
  ],
  waits: [mockEndpoint(getStaff, buildStaff({ waiting: [buildStaffWaiting()] }))],
  hireWaits: [
    mockEndpoint(hireStaff, ({ body }) =>
      buildInvited({
        ...{ name: body.name, username: body.username, state: 'WAITING' },
        waiting: [buildStaffWaiting({ kind: 'HIRE', what: `penerimaan staf ${body.name}` })],
      }),
    ),
  ],
  linkWaits: [
    mockEndpoint(makeStaffLink, () => ({
      person: buildStaff({
        waiting: [buildStaffWaiting({ kind: 'LINK', what: 'tautan kata sandi Eka Lestari' })],
      }),
      ...{ kind: 'RESET' as const, sent_to: null, token: null, expires_at: null },
    })),
  ],
  collector: [mockEndpoint(getStaff, buildCollector())],
  certificateEnded: [
    mockEndpoint(
      getStaff,
      buildCollector({ certificate: { number: 'SPPI-2023-00041', until: '2026-11-04', valid: false } }),
    ),
  ],
  noCertificate: [mockEndpoint(getStaff, buildCollector({ certificate: null }))],
  certificateRefused: [
    mockEndpoint(getStaff, buildCollector()),
    mockEndpoint(saveStaffCertificate, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { 'certificate.number': 'Nomor ini bukan nomor sertifikat.' },
      }),
    ),
  ],
  certificateChanged: [
    mockEndpoint(getStaff, buildCollector()),
    mockEndpoint(saveStaffCertificate, () =>
      refuse(409, 'Data Yohanes Kambu sudah diubah sejak Anda membukanya.', {
        version: 1,
        current: buildCollector({
          version: 2,
          certificate: { number: 'SPPI-2026-00777', until: '2029-01-31', valid: true },
        }),
      }),
    ),
  ],
  asking: [mockEndpoint(getStaff, never)],
  gone: [mockEndpoint(getStaff, offline)],
  missing: [mockEndpoint(getStaff, () => refuse(404, 'Staf ini tidak ada.'))],
  elsewhere: [mockEndpoint(getStaff, () => refuse(403, 'Staf ini milik kantor lain.'))],
  linkOpen: [mockEndpoint(getStaff, buildInvited({ link: OPEN_LINK }))],
  withApp: [mockEndpoint(getStaff, buildStaff({ image: 'potret.svg', authenticator: true })), portrait],
  appStays: [
    mockEndpoint(getStaff, buildStaff({ authenticator: true })),
    mockEndpoint(removeAuthenticator, () => refuse(503, 'Server sedang sibuk. Coba lagi sebentar.')),
  ],
  photoRefused: [
    mockEndpoint(getStaff, buildStaff({ image: 'potret.svg' })),
    mockEndpoint(removeStaffPortrait, offline),
    portrait,
  ],
  higher: [
    mockEndpoint(
      getStaff,
      buildStaff({
        id: 2,
        obstacle: 'Jabatan Direktur hanya diatur oleh pemegang hak data user di semua kantor.',
      }),
    ),
  ],
  mailed: [
    mockEndpoint(makeStaffLink, {
      ...{ person: buildStaff({ state: 'INVITED', password_reset: true, version: 2 }), kind: 'RESET' },
      ...{ sent_to: 'k***@angsur.test', token: null, expires_at: OPEN_LINK.expires_at },
    }),
  ],
  linkFails: [mockEndpoint(makeStaffLink, () => refuse(503, 'Server sedang sibuk. Coba lagi sebentar.'))],
  changedMeanwhile: [
    mockEndpoint(changeStaff, () =>
      refuse(409, 'Data Eka Lestari sudah diubah sejak Anda membukanya.', {
        version: 1,
        current: buildStaff({ version: 2, email: 'eka@angsur.test' }),
      }),
    ),
  ],
  nothingHeld: [
    mockEndpoint(previewStaffEnd, buildLeaving({ items: [], surveyors: [], collectors: [], drafts: 0 })),
  ],
  cashHeld: [mockEndpoint(previewStaffEnd, holdingCash)],
  leavingFails: [mockEndpoint(previewStaffEnd, () => refuse(500, ''))],
  surveyorLeft: [
    mockEndpoint(endStaff, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { surveys_to: 'Pilih surveyor aktif kantor itu.' },
      }),
    ),
  ],
  collectorLeft: [
    mockEndpoint(endStaff, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { accounts_to: 'Pilih kolektor aktif kantor itu.' },
      }),
    ),
  ],
  heldMore: [
    mockEndpoint(endStaff, () =>
      refuse(
        409,
        'Yang masih dipegang orang ini bertambah sejak ditampilkan. Periksa daftarnya, lalu akhiri lagi.',
      ),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;

/** The cash is closed once it was shown as open. */
export function cashClosedMeanwhile(): HttpHandler[] {
  let wasShown = false;
  return [
    mockEndpoint(previewStaffEnd, () => {
      if (wasShown) return buildLeaving();
      wasShown = true;
      return holdingCash;
    }),
  ];
}
