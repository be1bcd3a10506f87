import type { HttpHandler } from 'msw';
import { PARTNER_PAGE_SIZE } from '@/lib/contract/partnerListDefaults';
import { agents } from '@/lib/contract/partners';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildAccountRequest, buildApplication, buildPartner, buildSchemeRequest } from './buildPartner';

/** So many that there is a second page. */
const applications = Array.from({ length: PARTNER_PAGE_SIZE + 3 }, (_, index) =>
  buildApplication({
    ...{ id: 200 - index, number: null, applicant_name: `Pemohon ${index + 1}` },
    ...{ status: { id: 1, name: 'Draf', kind: 'DRAFT' }, contract_code: null, commission: null },
  }),
);

/** Named worlds of agents; each goes before the happy path. */
export const partnerScenarios = {
  listAsking: [mockEndpoint(agents.list, never)],
  listFails: [mockEndpoint(agents.list, () => refuse(500, ''))],
  listOffline: [mockEndpoint(agents.list, offline)],
  listForbidden: [mockEndpoint(agents.list, () => refuse(403, 'Anda tidak punya hak untuk ini.'))],
  none: [mockEndpoint(agents.list, { rows: [], count: 0, count_more: false })],
  nikTaken: [
    mockEndpoint(agents.create, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { nik: 'NIK ini sudah terdaftar atas nama Rahmat Hidayat.' },
      }),
    ),
  ],
  asking: [mockEndpoint(agents.get, never)],
  gone: [mockEndpoint(agents.get, offline)],
  missing: [mockEndpoint(agents.get, () => refuse(404, 'Agen ini tidak ada.'))],
  elsewhere: [mockEndpoint(agents.get, () => refuse(403, 'Agen ini milik kantor lain.'))],
  fresh: [
    mockEndpoint(agents.get, buildPartner({ account: null, schemes: [], npwp: '', area: null, version: 1 })),
    mockEndpoint(agents.applications, { rows: [], count: 0, count_more: false }),
  ],
  manyApplications: [
    mockEndpoint(agents.applications, ({ query }) => {
      const page = Number(query.page ?? 1);
      const rows = applications.slice((page - 1) * PARTNER_PAGE_SIZE, page * PARTNER_PAGE_SIZE);
      return { rows, count: applications.length, count_more: false };
    }),
  ],
  waiting: [
    mockEndpoint(agents.get, buildPartner({ waiting: [buildAccountRequest(), buildSchemeRequest()] })),
    mockEndpoint(agents.decide, buildPartner({ waiting: [buildSchemeRequest()], version: 4 })),
  ],
  ownRequest: [
    mockEndpoint(
      agents.get,
      buildPartner({ waiting: [buildAccountRequest({ may_decide: false, may_withdraw: true })] }),
    ),
  ],
  typeGoneMeanwhile: [
    mockEndpoint(agents.request, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { 'ask.scheme.lines.0.contract_type_id': 'Jenis kontrak ini tidak ada.' },
      }),
    ),
  ],
  decidedMeanwhile: [
    mockEndpoint(agents.get, buildPartner({ waiting: [buildAccountRequest()] })),
    mockEndpoint(agents.decide, () =>
      refuse(409, 'Permintaan perubahan rekening ini sudah disetujui.', {
        current: buildPartner({ version: 4 }),
      }),
    ),
  ],
  changedMeanwhile: [
    mockEndpoint(agents.change, () =>
      refuse(409, 'Rahmat Hidayat sudah diubah sejak Anda membukanya.', {
        version: 4,
        current: buildPartner({ version: 4, phone: '0813 5550 2210' }),
      }),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;
