import type { BorrowerCall, BorrowerPromise, CallBasis, DuePromise, OutsideCall } from '@/lib/contract/calls';

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
      office: 'Jakarta',
    },
    ...{ today: '2026-11-20', outside: null, obstacle: null, running: null, consents: [] },
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

export const buildDuePromise = (over: Partial<DuePromise> = {}): DuePromise => ({
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
