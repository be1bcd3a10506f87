import { listMyHistory } from '@/lib/contract/history';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { DAY, pageOf } from './fixtures';

export const historyHandlers = [
  mockEndpoint(listMyHistory, ({ query }) => pageOf(DAY, Number(query.page ?? 1))),
];
