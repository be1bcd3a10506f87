import type { FastifyInstance } from 'fastify';
import {
  bpkbPlaces,
  contractTypes,
  finances,
  officeMasters,
  pettyCategories,
  type Master,
  type MasterEndpoints,
  type MasterWrite,
} from '@/lib/contract/masters';
import { areas, provinces } from '@/lib/contract/regions';
import { getRegistrationFlow, registrationStatuses } from '@/lib/contract/registrationStatuses';
import { todayIn } from '../calendar/today';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { areaKind } from './kinds/area';
import { bpkbPlaceKind } from './kinds/bpkbPlace';
import { contractTypeKind } from './kinds/contractType';
import { financeKind } from './kinds/finance';
import { officeKind } from './kinds/office';
import { pettyCategoryKind } from './kinds/pettyCategory';
import { provinceKind } from './kinds/province';
import { registrationStatusKind } from './kinds/registrationStatus';
import type { MasterKind } from './MasterKind';
import { regionRoutes } from './regions/routes';
import { change, create, remove, switchActive } from './writes';

/** The simple masters: Finance, Jenis Kontrak, Kantor Cabang, Status Pengajuan, Wilayah, Kota, Kategori Petty Cash, Tempat BPKB. */
export function masterRoutes(app: FastifyInstance, parts: Parts): void {
  fiveCalls(app, parts, finances, financeKind);
  fiveCalls(app, parts, contractTypes, contractTypeKind);
  fiveCalls(app, parts, officeMasters, officeKind);
  fiveCalls(app, parts, registrationStatuses, registrationStatusKind);
  fiveCalls(app, parts, provinces, provinceKind);
  fiveCalls(app, parts, areas, areaKind);
  fiveCalls(app, parts, pettyCategories, pettyCategoryKind);
  fiveCalls(app, parts, bpkbPlaces, bpkbPlaceKind);
  regionRoutes(app, parts);
  route(app, parts, getRegistrationFlow, async (call) => ({
    data: { steps: await registrationStatusKind.read(call) },
  }));
}

function fiveCalls<R extends Master, W extends MasterWrite>(
  app: FastifyInstance,
  parts: Parts,
  endpoints: MasterEndpoints<R, W>,
  kind: MasterKind<R, W>,
): void {
  const refusal = refusalWith(endpoints.change.data);
  route(app, parts, endpoints.list, async (call) => ({
    data: { today: todayIn(call.staff.office.zone, call.now), rows: await kind.read(call) },
  }));

  route(
    app,
    parts,
    endpoints.create,
    async ({ body, ...call }) => ({
      data: await create(kind, call, body),
    }),
    { refusal: refusal },
  );

  route(
    app,
    parts,
    endpoints.change,
    async ({ params, body, ...call }) => ({
      data: await change(kind, call, params.id, body),
    }),
    { refusal: refusal },
  );

  route(
    app,
    parts,
    endpoints.switch,
    async ({ params, body, ...call }) => ({
      data: await switchActive(kind, call, params.id, body),
    }),
    { refusal: refusal },
  );

  route(
    app,
    parts,
    endpoints.remove,
    async ({ params, query, ...call }) => ({
      data: await remove(kind, call, params.id, query.version),
    }),
    { refusal: refusal },
  );
}
