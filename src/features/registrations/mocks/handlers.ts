import type { HttpHandler } from 'msw';
import {
  countRegistrations,
  createRegistration,
  findDuplicates,
  getRegistration,
  listRegistrations,
  moveRegistration,
  saveRegistration,
} from '@/lib/contract/registrations';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildRegistration, buildRows, STANDINGS } from './buildRegistration';
import { selectRegistrations } from './selectRegistrations';

const ROWS = buildRows(43);
const standingOf = (id: number) =>
  Object.values(STANDINGS).find((standing) => standing.id === id) ?? STANDINGS.draft;

/** The forms of one office; every id opens one, and every step is taken. */
export const registrationHandlers: HttpHandler[] = [
  mockEndpoint(listRegistrations, ({ query }) => selectRegistrations(ROWS, query)),
  mockEndpoint(countRegistrations, () =>
    Object.values(STANDINGS).map(({ id }) => ({
      status_id: id,
      count: ROWS.filter(({ status }) => status.id === id).length,
      count_more: false,
    })),
  ),
  mockEndpoint(findDuplicates, []),
  mockEndpoint(getRegistration, ({ params }) => buildRegistration({ id: Number(params.id) })),
  mockEndpoint(createRegistration, ({ body }) =>
    buildRegistration({
      ...{ id: 44, number: null, status: STANDINGS.draft, version: 1, may_edit: true, moves: [], past: [] },
      form: body.form,
    }),
  ),
  mockEndpoint(saveRegistration, ({ params, body }) =>
    buildRegistration({
      ...{ id: Number(params.id), status: STANDINGS.draft, may_edit: true, moves: [] },
      version: body.version + 1,
      form: body.form,
    }),
  ),
  mockEndpoint(moveRegistration, ({ params, body }) =>
    buildRegistration({
      id: Number(params.id),
      status: standingOf(body.to),
      version: body.version + 1,
      moves: [],
    }),
  ),
];
