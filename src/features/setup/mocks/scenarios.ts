import type { HttpHandler } from 'msw';
import {
  finishSetup,
  getCompanySetup,
  nameCompany,
  removeTitles,
  SETUP_STEPS,
  skipSetupStep,
  type CompanySetup,
  type SetupStep,
} from '@/lib/contract/companySetup';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildSetup } from './buildSetup';

const asks = (setup: CompanySetup) => [mockEndpoint(getCompanySetup, setup)];
const FINISHED = {
  at: '2026-11-20T03:00:00.000Z',
  by: { username: 'dewi', name: 'Dewi Anggraini' },
};

/** Named worlds of the set-up; each goes before the happy path. */
export const setupScenarios = {
  asking: [mockEndpoint(getCompanySetup, never)],
  networkGone: [mockEndpoint(getCompanySetup, offline)],
  serverFails: [mockEndpoint(getCompanySetup, () => refuse(500, ''))],
  forbidden: [mockEndpoint(getCompanySetup, () => refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.'))],
  justBegun: asks(buildSetup()),
  halfWay: asks(buildSetup({ done: ['COMPANY', 'TITLES', 'STAFF'], skipped: ['FINANCE'] })),
  nothingOpen: asks(
    buildSetup({ done: SETUP_STEPS.filter((step) => step !== 'FINANCE'), skipped: ['FINANCE'] }),
  ),
  finished: asks({ ...buildSetup({ done: SETUP_STEPS }), finished: FINISHED }),
  readsOnly: asks({ ...buildSetup(), may_change: false }),
  longWords: asks({
    ...buildSetup({ done: ['COMPANY', 'TITLES', 'STAFF', 'CALCULATION'] }),
    company: 'Sinar Kredit Nusantara Sejahtera Bersama Pembiayaan Kendaraan Bermotor Indonesia Raya',
    calculations: Array.from({ length: 8 }, (_, nth) => ({
      code: `R2-BUNGA-FLAT-KHUSUS-${nth}`,
      name: `Motor bekas, bunga flat, program kerja sama dealer wilayah timur gelombang ${nth + 1}`,
      vehicle_kind: 'R2' as const,
    })),
  }),
  namedMeanwhile: [
    mockEndpoint(nameCompany, () =>
      refuse(409, 'Perusahaan sudah bernama Sinar Jaya sejak Anda membukanya.', {
        current: { company: 'Sinar Jaya' },
      }),
    ),
    ...asks(buildSetup()),
  ],
  nameOffline: [mockEndpoint(nameCompany, offline), ...asks(buildSetup())],
  heldMeanwhile: [
    mockEndpoint(removeTitles, () =>
      refuse(409, 'Jabatan Kasir dipegang 1 orang, termasuk yang sudah berhenti, jadi tidak dapat dihapus.'),
    ),
    ...asks(buildSetup()),
  ],
  finishRefused: [
    mockEndpoint(finishSetup, () => refuse(409, 'Belum selesai dan belum dilewati: OTR dan Pencairan.')),
    ...asks(buildSetup({ done: SETUP_STEPS })),
  ],
} satisfies Record<string, HttpHandler[]>;

/** A company whose set-up remembers what is passed over, named, taken out and finished. */
export function setupThatRemembers(): HttpHandler[] {
  let setup = buildSetup({ done: SETUP_STEPS.filter((step) => step !== 'PRICES') });
  const become = (next: Partial<CompanySetup>) => (setup = { ...setup, ...next });
  const withState = (step: SetupStep, skipped: boolean) =>
    setup.steps.map((one) =>
      one.step === step ? { step, state: skipped ? ('SKIPPED' as const) : ('OPEN' as const) } : one,
    );
  return [
    mockEndpoint(getCompanySetup, () => setup),
    mockEndpoint(nameCompany, ({ body }) => become({ company: body.company })),
    mockEndpoint(removeTitles, ({ body }) => {
      const gone = new Set(body.titles.map(({ id }) => id));
      return become({ titles: setup.titles.filter(({ id }) => !gone.has(id)) });
    }),
    mockEndpoint(skipSetupStep, ({ body }) => become({ steps: withState(body.step, body.skipped) })),
    mockEndpoint(finishSetup, ({ body }) => become({ finished: body.finished ? FINISHED : null })),
  ];
}
