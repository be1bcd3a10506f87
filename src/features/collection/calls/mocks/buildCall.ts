import type {
  BorrowerCall,
  BorrowerPromise,
  CallBasis,
  ListedPromise,
  listOfficePromises,
  OutsideCall,
  PromiseGroup,
} from '@/lib/contract/calls';
import type { DataOf } from '@/lib/contract/endpoint';

const DEWI = { username: 'dewi.lestari', name: 'Dewi Lestari' };

/** A promise that runs, made on the day before the stories' today. */
export function buildPromise(over: Partial<BorrowerPromise> = {}): BorrowerPromise {
  return {
    ...{ id: 12, made_on: '2026-11-19', due: '2026-11-23', amount: 720_000, source: 'CALL' },
    ...{ state: 'RUNNING', paid: 0, ends_on: '2026-11-24' },
    ...{ at: '2026-11-19T03:20:00.000Z', written_by: DEWI },
    ...over,
  };
}

/** One that runs, one that was replaced, one that was kept, one that was not. */
export const buildPromises = (): BorrowerPromise[] => [
  buildPromise(),
  buildPromise({ id: 9, made_on: '2026-11-16', due: '2026-11-20', ends_on: '2026-11-21', state: 'REPLACED' }),
  buildPromise({
    ...{ id: 5, made_on: '2026-10-12', due: '2026-10-20', ends_on: '2026-10-21', amount: 1_220_000 },
    ...{ state: 'KEPT', paid: 1_220_000, source: 'VISIT', at: '2026-10-12T07:45:00.000Z' },
  }),
  buildPromise({
    ...{ id: 2, made_on: '2026-08-10', due: '2026-08-14', ends_on: '2026-08-15', amount: 1_220_000 },
    ...{ state: 'BROKEN', paid: 300_000, at: '2026-08-10T02:05:00.000Z' },
  }),
];

/** A call in which something was promised. */
export function buildCall(over: Partial<BorrowerCall> = {}): BorrowerCall {
  return {
    ...{ id: 31, at: '2026-11-19T03:20:00.000Z', called_by: DEWI, phone: '081234567890' },
    ...{ spoke_to: 'BORROWER', result: 'PROMISED', note: 'Menunggu gajian tanggal 23' },
    ...{ promise: { due: '2026-11-23', amount: 720_000 }, outside_hours: false, consent_id: null },
    ...over,
  };
}

/** Of each kind one. */
export const buildCalls = (): BorrowerCall[] => [
  buildCall(),
  buildCall({
    ...{ id: 28, at: '2026-11-18T13:10:00.000Z', spoke_to: 'OTHER', result: 'MESSAGE_LEFT' },
    ...{ note: 'Diangkat adiknya, diminta menelepon kembali', promise: null, outside_hours: true },
  }),
  buildCall({
    ...{ id: 22, at: '2026-11-14T13:30:00.000Z', result: 'REACHED', note: '', promise: null },
    ...{ outside_hours: true, consent_id: 4 },
  }),
  buildCall({
    ...{ id: 20, at: '2026-11-13T02:00:00.000Z', spoke_to: 'NOBODY', result: 'NOT_REACHED' },
    ...{ note: '', promise: null },
  }),
  buildCall({
    id: 17,
    at: '2026-11-11T04:40:00.000Z',
    result: 'REFUSED',
    note: 'Unit sedang dijual',
    promise: null,
  }),
];

/** What the form of a call begins with, on a working day at noon. */
export function buildCallBasis(over: Partial<CallBasis> = {}): CallBasis {
  return {
    ...{
      code: 'JKT-2603-00118',
      customer_name: 'Bambang Sutrisno',
      phone: '081234567890',
      heir: null,
      office: 'Jakarta',
    },
    ...{ today: '2026-11-20', outside: null, obstacle: null, running: null, consents: [] },
    ...{ promise_until: '2026-12-21', deposit: 0 },
    owed: {
      lines: [
        { date_maturity: '2026-11-08', remainder: 720_000 },
        { date_maturity: '2026-12-08', remainder: 1_220_000 },
      ],
      penalty: 54_900,
    },
    ...over,
  };
}

const ofContract = {
  ...{ contract_code: 'JKT-2603-00118', customer_name: 'Bambang Sutrisno', office_id: 1 },
};

const buildListedPromise = (over: Partial<ListedPromise> = {}): ListedPromise => ({
  ...buildPromise(),
  ...ofContract,
  ...{ phone: '081234567890', office: 'Jakarta' },
  ...over,
});

export const buildOutsideCall = (over: Partial<OutsideCall> = {}): OutsideCall => ({
  ...buildCall({ id: 28, spoke_to: 'OTHER', result: 'MESSAGE_LEFT', promise: null, outside_hours: true }),
  ...ofContract,
  ...over,
});

/** For each reason one, and one for both. */
export const buildOutsideCalls = (): OutsideCall[] => [
  buildOutsideCall({ id: 33, spoke_to: 'BORROWER', result: 'REACHED', note: '' }),
  buildOutsideCall({ id: 28, note: 'Diangkat adiknya, diminta menelepon kembali' }),
  buildOutsideCall({
    ...{ id: 26, outside_hours: false, at: '2026-11-17T04:10:00.000Z', note: '' },
    ...{ contract_code: 'JKT-2512-00087', customer_name: 'Siti Aminah' },
  }),
];
/** Of an office on 20 November 2026: one each that runs, is due today and paid in part, was kept, was broken. */
const listed = (): ListedPromise[] => [
  buildListedPromise({
    ...{ id: 11, contract_code: 'JKT-2602-00031', customer_name: 'Maria Yohana Kambuaya', paid: 300_000 },
    ...{ due: '2026-11-20', ends_on: '2026-11-21', amount: 1_240_000, made_on: '2026-11-18' },
  }),
  buildListedPromise(),
  buildListedPromise({
    ...{ id: 8, contract_code: 'JKT-2511-00007', customer_name: 'Slamet Riyadi', state: 'KEPT' },
    ...{ due: '2026-11-19', ends_on: '2026-11-20', amount: 860_000, paid: 860_000, made_on: '2026-11-16' },
  }),
  buildListedPromise({
    ...{ id: 6, contract_code: 'JKT-2510-00044', customer_name: 'Yuliana Sari', state: 'BROKEN' },
    ...{ due: '2026-11-17', ends_on: '2026-11-18', amount: 2_150_000, paid: 0, made_on: '2026-11-12' },
  }),
];

const IN_GROUP: Readonly<Record<PromiseGroup, (row: ListedPromise) => boolean>> = {
  running: ({ state }) => state === 'RUNNING',
  today: ({ due }) => due === '2026-11-20',
  soon: ({ due }) => due >= '2026-11-20' && due <= '2026-11-23',
  kept: ({ state }) => state === 'KEPT',
  broken: ({ state }) => state === 'BROKEN',
};

/** The promises of an office by what they ask for. */
export function buildPromisePage(
  group: PromiseGroup = 'running',
  all: readonly ListedPromise[] = listed(),
): DataOf<typeof listOfficePromises> {
  const rowsOf = (name: PromiseGroup) => all.filter(IN_GROUP[name]);
  const figure = (name: PromiseGroup) => ({
    accounts: rowsOf(name).length,
    amount: rowsOf(name).reduce((sum, { amount }) => sum + amount, 0),
  });
  return {
    ...{ rows: rowsOf(group), count: rowsOf(group).length },
    figures: {
      ...{ running: figure('running'), today: figure('today'), soon: figure('soon') },
      ...{ kept: figure('kept'), broken: figure('broken') },
    },
  };
}
