import type { HttpHandler } from 'msw';
import {
  contractTypes,
  finances,
  officeMasters,
  bpkbPlaces,
  pettyCategories,
  type Master,
  type MasterEndpoints,
} from '@/lib/contract/masters';
import { addOfficeAccount, listOfficeAccounts, switchOfficeAccount } from '@/lib/contract/officeAccounts';
import { getOfficeHoldings } from '@/lib/contract/officeClosing';
import { areas, provinces } from '@/lib/contract/regions';
import { getRegistrationFlow, registrationStatuses } from '@/lib/contract/registrationStatuses';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildAccount, buildAccounts, buildWaitingAccount } from './buildAccounts';
import {
  buildContractTypes,
  buildFinances,
  buildOfficeMasters,
  buildPettyCategories,
  buildBpkbPlaces,
} from './buildMasters';
import { buildHoldings } from './buildHoldings';
import { buildAreas, buildProvinces } from './buildRegions';
import { buildFlowSteps, buildRegistrationStatuses } from './buildRegistrationStatuses';

/** Writes are accepted and change nothing. */
function handlersFor(endpoints: MasterEndpoints, rows: readonly Master[], noun: string): HttpHandler[] {
  const sample = rows[0];
  const found = (id: unknown, then: (row: Master) => Master | Response) => {
    const row = rows.find((one) => String(one.id) === String(id));
    return row ? then(row) : refuse(404, `${noun} tidak ditemukan.`);
  };
  return [
    mockEndpoint(endpoints.list, { today: '2026-11-20', rows: [...rows] }),
    mockEndpoint(endpoints.create, ({ body }) => {
      const taken = rows.find(({ code }) => code === body.code);
      if (!taken)
        return { ...(sample as Master), ...uses(sample), ...body, id: 90, version: 1, active: true };
      const message = `Kode ${body.code} sudah dipakai ${taken.name}.`;
      return refuse(409, message, { errors: { code: message }, version: null, current: taken });
    }),
    mockEndpoint(endpoints.change, ({ params, body }) =>
      found(params.id, (row) => ({ ...row, ...body, version: row.version + 1 })),
    ),
    mockEndpoint(endpoints.switch, ({ params, body }) =>
      found(params.id, (row) => ({ ...row, active: body.active, version: row.version + 1 })),
    ),
    mockEndpoint(endpoints.remove, ({ params }) => ({ id: Number(params.id) })),
  ];
}

/** Nothing uses a new record; an office counts its people and contracts besides. */
const uses = (sample: Master | undefined) => ({
  used_by: 0,
  ...(sample && 'staff' in sample ? { staff: 0, contracts: 0 } : {}),
});

export const masterHandlers: HttpHandler[] = [
  ...handlersFor(finances, buildFinances(), 'Finance'),
  ...handlersFor(contractTypes, buildContractTypes(), 'Jenis Kontrak'),
  ...handlersFor(pettyCategories, buildPettyCategories(), 'Kategori'),
  ...handlersFor(bpkbPlaces, buildBpkbPlaces(), 'Tempat'),
  ...handlersFor(officeMasters, buildOfficeMasters(), 'Kantor'),
  ...handlersFor(registrationStatuses, buildRegistrationStatuses(), 'Status Pengajuan'),
  ...handlersFor(provinces, buildProvinces(), 'Wilayah'),
  ...handlersFor(areas, buildAreas(), 'Kota'),
  mockEndpoint(listOfficeAccounts, { today: '2026-11-20', rows: buildAccounts() }),
  mockEndpoint(addOfficeAccount, ({ body }) => buildWaitingAccount({ ...body, id: 9 })),
  mockEndpoint(switchOfficeAccount, ({ params, body }) => {
    const row = buildAccounts().find(({ id }) => id === Number(params.id)) ?? buildAccount();
    if (body.active) return { ...buildWaitingAccount(), ...row, waiting: buildWaitingAccount().waiting };
    return { ...row, active: false, version: row.version + 1 };
  }),
  mockEndpoint(getOfficeHoldings, buildHoldings()),
  mockEndpoint(getRegistrationFlow, { steps: buildFlowSteps() }),
];
