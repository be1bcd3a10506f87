import type { HttpHandler } from 'msw';
import { decideChange, getChange } from '@/lib/contract/changes';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildChange } from './buildChange';

/** Every number opens a change that waits; what is decided is kept nowhere. */
export const changeHandlers: HttpHandler[] = [
  mockEndpoint(getChange, ({ params }) => buildChange({ id: Number(params.id) })),
  mockEndpoint(decideChange, ({ params, body }) =>
    body.decision === 'REJECTED' && body.reason.length < 5
      ? refuse(422, 'Tulis alasannya, paling sedikit 5 huruf.', {
          errors: { reason: 'Tulis alasannya, paling sedikit 5 huruf.' },
        })
      : buildChange({ id: Number(params.id), status: body.decision, may_decide: false, people: [] }),
  ),
];
