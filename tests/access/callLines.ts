import { line } from './AccessLine';

const contract = { record: 'contract' } as const;
const tested = { tested: 'server/calls/calls.test.ts' } as const;

/** Calls, promises, consents, fiduciaries, and where borrowers are called on. */
export const CALL_LINES = {
  getCallBasis: line('overdue', contract),
  recordCall: line('overdue', contract),
  listCalls: line('collecting on a contract', contract),
  listPromises: line('collecting on a contract', contract),
  listDuePromises: line('reminding of promises', tested),
  listOutsideCalls: line('distribution', tested),
  listConsents: line('collecting on a contract', contract),
  recordConsent: line('Nasabah', contract),
  endConsent: line('Nasabah', contract),
  getFiduciary: line('Nasabah', contract),
  saveFiduciary: line('Nasabah', contract),
  getCollecting: line('collecting on a contract', contract),
  changeBilling: line('Nasabah', contract),
};
