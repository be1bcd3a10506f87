import * as calls from '@/lib/contract/reports';
import type { World } from './calls';

const query = { report: 'collections', from: '2026-01-01', to: '2026-12-31' };

/** What happened in a year, as somebody who reads reports asks for it. */
export const REPORT_CALLS = {
  getReport: ({ send }: World) => send(calls.getReport, 'director', { query }),
  countReport: ({ send }: World) => send(calls.countReport, 'director', { query }),
};
