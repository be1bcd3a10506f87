import { line } from './AccessLine';

const book = { record: 'book' } as const;
const request = { record: 'book request' } as const;
const count = { record: 'book count' } as const;

/** Inventori BPKB: who keeps the books of an office, and who decides what is asked of them. */
export const BPKB_LINES = {
  listBpkb: line('BPKB', { list: '' }),
  countBpkb: line('BPKB and Monitoring', { count: '' }),
  findBpkb: line('BPKB', { naming: 'code={contract}' }),
  offerBpkbPlaces: line('BPKB', { naming: 'office={office}' }),
  getBpkb: line('BPKB', book, { then: 'Of one that is under way the office that it goes to too.' }),
  receiveBpkb: line('BPKB', book),
  storeBpkb: line('BPKB', book),
  lendBpkb: line('BPKB', book, { then: 'Of a late contract once a second person allowed it.' }),
  returnBpkb: line('BPKB', book),
  sendBpkb: line('BPKB', book),
  arriveBpkb: line('BPKB', book, { then: 'At the office that it goes to, never by who sent it.' }),
  readyBpkb: line('BPKB', book),
  unreadyBpkb: line('BPKB', book),
  prepareBpkb: line('BPKB', book),
  handOverBpkb: line('BPKB', book, { then: 'Never by who prepared it.' }),
  loseBpkb: line('BPKB', book),
  getBpkbRequest: line('BPKB and approval', request),
  decideBpkbRequest: line('BPKB and approval', request, {
    then: 'By another approver of the office; a book that differs is taken back by nobody.',
  }),
  labelBpkb: line('BPKB', { tested: 'server/bpkbCounts/rules.test.ts' }),
  listBpkbCounts: line('BPKB', { list: '' }),
  startBpkbCount: line('BPKB', { naming: 'office_id={office}', inBody: true }),
  getBpkbCount: line('BPKB', count),
  getBpkbCountLabels: line('BPKB', count),
  sendBpkbScans: line('BPKB', count),
  closeBpkbCount: line('BPKB', count),
  reopenBpkbCount: line('BPKB', count),
  cancelBpkbCount: line('BPKB', count),
  listBpkbFindings: line('BPKB', count),
  settleBpkbFinding: line('BPKB', count),
  finishBpkbCount: line('BPKB', count, {
    then: 'By who settled none, did not open it again or count on since, of a count where another one counted.',
  }),
};
