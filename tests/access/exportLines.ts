import { line } from './AccessLine';

const period = { naming: 'office={office}&from=2026-11-01&to=2026-11-30' } as const;

const report = { naming: `report=collections&${period.naming}` } as const;

/** Reports, and what is taken out of the house. */
export const EXPORT_LINES = {
  getReport: line('reports', report),
  countReport: line('exports', report, { also: 'reports' }),
  exportReport: line('exports', report, { also: 'reports' }),
  countReceiptPeriod: line('exports', period),
  exportReceiptPeriod: line('exports', period),
  countContractPeriod: line('exports', period, { then: 'NIK and phone by who reads contracts.' }),
  exportContractPeriod: line('exports', period, { then: 'NIK and phone by who reads contracts.' }),
};
