import type { HttpHandler } from 'msw';
import { changeView, listSavedViews, removeView, saveView } from '@/lib/contract/savedViews';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildView, JAKARTA } from './buildView';

/** Nobody has saved anything; what is written is answered and kept nowhere. */
export const savedViewHandlers: HttpHandler[] = [
  mockEndpoint(listSavedViews, { rows: [], offices: [] }),
  mockEndpoint(saveView, ({ body: { name, address, office_id } }) =>
    buildView({ id: 60, name, address, office: office_id === null ? null : JAKARTA }),
  ),
  mockEndpoint(changeView, ({ params, body: { version, name, state } }) =>
    buildView({
      id: Number(params.id),
      version: version + 1,
      name,
      ...(state && { address: state.address }),
    }),
  ),
  mockEndpoint(removeView, ({ params }) => ({ id: Number(params.id) })),
];
