import { line } from './AccessLine';

const contract = { record: 'contract' } as const;
const tested = { tested: 'server/calls/calls.test.ts' } as const;

/** Calls, promises, consents, heirs, fiduciaries, and where borrowers are called on. */
export const CALL_LINES = {
  getCallBasis: line('overdue', contract),
  recordCall: line('overdue', contract),
  listCalls: line('collecting on a contract', contract),
  listPromises: line('collecting on a contract', contract),
  listOfficePromises: line('reminding of promises', tested),
  listOutsideCalls: line('distribution', tested),
  listConsents: line('collecting on a contract', contract),
  recordConsent: line('Nasabah', contract),
  endConsent: line('Nasabah', contract),
  recordDeath: line('Nasabah', contract),
  takeBackDeath: line('Nasabah', contract),
  getFiduciary: line('Nasabah', contract),
  saveFiduciary: line('Nasabah', contract),
  listFiduciaries: line('Nasabah', { list: 'list=register&size=100' }),
  getFiduciaryFigures: line('Nasabah', { naming: 'office={office}' }),
  countFiduciaryExport: line('exports', { count: 'list=register' }, { also: 'Nasabah' }),
  exportFiduciaries: line('exports', { list: 'list=register' }, { also: 'Nasabah' }),
  getCollecting: line('collecting on a contract', contract),
  changeBilling: line('Nasabah', contract),
};
