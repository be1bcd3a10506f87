import type { HttpHandler } from 'msw';
import {
  getCallBasis,
  listCalls,
  listOfficePromises,
  listOutsideCalls,
  listPromises,
  recordCall,
  type PromiseGroup,
} from '@/lib/contract/calls';
import type { BodyOf } from '@/lib/contract/endpoint';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import {
  buildCall,
  buildCallBasis,
  buildCalls,
  buildOutsideCalls,
  buildPromisePage,
  buildPromises,
} from './buildCall';

const pageOf = <T>(rows: readonly T[], { page = '1', size = '10' }: { page?: string; size?: string }) => {
  const from = (Number(page) - 1) * Number(size);
  return { rows: rows.slice(from, from + Number(size)), count: rows.length };
};

const promiseOf = (made: BodyOf<typeof recordCall>['promise']) =>
  made ? { due: made.due, amount: made.amount } : null;

/** Every contract has the same calls and promises; what is written is answered and kept nowhere. */
export const callHandlers: HttpHandler[] = [
  mockEndpoint(getCallBasis, ({ params }) => buildCallBasis({ code: decodeURIComponent(String(params.id)) })),
  mockEndpoint(recordCall, ({ body }) =>
    buildCall({
      ...{ id: 40, at: '2026-11-20T05:05:00.000Z', phone: body.phone, spoke_to: body.spoke_to },
      ...{ result: body.result, note: body.note ?? '', promise: promiseOf(body.promise) },
      ...{ outside_hours: body.outside_rule ?? false, consent_id: body.consent_id ?? null },
    }),
  ),
  mockEndpoint(listCalls, ({ query }) => pageOf(buildCalls(), query)),
  mockEndpoint(listPromises, ({ query }) => pageOf(buildPromises(), query)),
  mockEndpoint(listOfficePromises, ({ query }) => buildPromisePage(query.group as PromiseGroup)),
  mockEndpoint(listOutsideCalls, ({ query }) => pageOf(buildOutsideCalls(), query)),
];
