import type { HttpHandler } from 'msw';
import {
  agentCommissions,
  exportAgentBatch,
  exportMarketerBatch,
  marketerCommissions,
  type CommissionEndpoints,
} from '@/lib/contract/commissions';
import { agents, listPartnerChoices, marketers, type PartnerEndpoints } from '@/lib/contract/partners';
import type { Partner } from '@/lib/contract/partnerRecords';
import type { PartnerKind } from '@/lib/contract/partnerTerms';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { exportFile, mockFile } from '@/lib/mocks/mockFile';
import {
  buildBatch,
  buildBatchRows,
  buildCommission,
  buildCommissions,
  buildPreview,
} from './buildCommission';
import {
  buildAccountRequest,
  buildApplications,
  buildPartner,
  buildPartnerRows,
  CLERK,
} from './buildPartner';

const ROWS = buildPartnerRows(23);

/** The partners of one office; every id opens one, writes are accepted and kept nowhere. */
function partnerHandlersOf(calls: PartnerEndpoints, kind: PartnerKind): HttpHandler[] {
  const one = (id: unknown, over: Partial<Partner> = {}) => buildPartner({ kind, id: Number(id), ...over });
  return [
    mockEndpoint(calls.list, ({ query }) => {
      const search = query.search?.toLowerCase() ?? '';
      const rows = ROWS.filter(({ name }) => name.toLowerCase().includes(search)).filter(
        ({ active }) => query.active === undefined || active === (query.active === '1'),
      );
      const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
      return { rows: rows.slice((page - 1) * size, page * size), count: rows.length, count_more: false };
    }),
    mockEndpoint(calls.get, ({ params }) => one(params.id)),
    mockEndpoint(calls.create, ({ body }) =>
      one(24, { ...personOf(body), account: null, schemes: [], version: 1, events: [] }),
    ),
    mockEndpoint(calls.change, ({ params, body }) =>
      one(params.id, { ...personOf(body), version: body.version + 1 }),
    ),
    mockEndpoint(calls.switch, ({ params, body }) =>
      one(params.id, { active: body.active, version: body.version + 1 }),
    ),
    mockEndpoint(calls.request, ({ params, body }) =>
      one(params.id, {
        waiting: [
          buildAccountRequest({
            ...{ ask: body.ask, reason: body.reason, request_by: CLERK },
            ...{ may_decide: false, may_withdraw: true },
          }),
        ],
      }),
    ),
    mockEndpoint(calls.decide, ({ params }) => one(params.id, { version: 4 })),
    mockEndpoint(calls.applications, () => {
      const rows = buildApplications();
      return { rows, count: rows.length, count_more: false };
    }),
  ];
}

const personOf = ({ name, nik, npwp, phone }: Pick<Partner, 'name' | 'nik' | 'npwp' | 'phone'>) => ({
  ...{ name, nik, npwp, phone },
});

function commissionHandlersOf(calls: CommissionEndpoints): HttpHandler[] {
  return [
    mockEndpoint(calls.list, ({ query }) => {
      const search = query.search?.toLowerCase() ?? '';
      const rows = buildCommissions()
        .filter(({ state }) => query.state === undefined || state === query.state)
        .filter(({ partner }) => query.partner === undefined || partner.id === Number(query.partner))
        .filter(({ partner, customer_name: customer, contract_code: code }) =>
          `${partner.name} ${customer} ${code}`.toLowerCase().includes(search),
        );
      return { rows, count: rows.length, total: rows.reduce((all, { amount }) => all + amount, 0) };
    }),
    // Writes are accepted and kept nowhere; `CommissionWorld` remembers.
    mockEndpoint(calls.approve, ({ params, body }) =>
      buildCommission({
        ...{ id: Number(params.id), state: 'APPROVED', version: body.version + 1 },
        ...{ approved_by: CLERK, approved_at: '2026-11-20T02:00:00.000Z' },
      }),
    ),
    mockEndpoint(calls.takeBack, ({ params, body }) =>
      buildCommission({
        ...{ id: Number(params.id), state: 'TAKEN_BACK', version: body.version + 1 },
        taken_back: { why: 'FIRST_PAYMENT_DEFAULT', at: '2026-11-20T02:00:00.000Z' },
      }),
    ),
    mockEndpoint(calls.preview, buildPreview()),
    mockEndpoint(calls.pay, ({ body }) => buildBatch({ total: body.total, office_id: body.office_id })),
    mockEndpoint(calls.batches, ({ query }) => {
      const rows = buildBatchRows(5);
      return { rows: rows.slice(0, Number(query.size ?? 20)), count: rows.length };
    }),
    mockEndpoint(calls.batch, ({ params }) => buildBatch({ id: Number(params.id) })),
  ];
}

const EXPORTED = [
  'JKT/KA2611/00005;Rahmat Hidayat;"=""091234567003000""";BCA;5220917345;Rahmat Hidayat;345000;-120000;225000',
  'JKT/KA2611/00005;Sumber Motor Matraman;;Mandiri;1370099812233;Sumber Motor Matraman;300000;0;300000',
];

export const partnerHandlers: HttpHandler[] = [
  ...partnerHandlersOf(agents, 'AGENT'),
  ...partnerHandlersOf(marketers, 'MARKETER'),
  // Before the calls whose address has an id in that place.
  mockFile(exportAgentBatch, (request) => exportFile(request, EXPORTED)),
  mockFile(exportMarketerBatch, (request) => exportFile(request, EXPORTED)),
  ...commissionHandlersOf(agentCommissions),
  ...commissionHandlersOf(marketerCommissions),
  mockEndpoint(listPartnerChoices, {
    rows: [
      { id: 1, kind: 'AGENT', name: 'Rahmat Hidayat', phone: '0812 5550 3401' },
      { id: 2, kind: 'AGENT', name: 'Sumber Motor Matraman', phone: '0813 5550 8826' },
      { id: 3, kind: 'MARKETER', name: 'Nurul Aini', phone: '0857 5550 1240' },
    ],
  }),
];
