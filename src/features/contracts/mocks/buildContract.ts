import type { ContractBpkb } from '@/lib/contract/bpkb';
import { buildCard, type LinePayment } from '@/lib/arithmetic/card';
import { overdueClassOf } from '@/lib/arithmetic/overdueClass';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { ContractDetail, ContractEvent, ContractReceipt } from '@/lib/contract/contractDetail';
import type { ContractRow } from '@/lib/contract/contracts';

/** The day that mocked cards are calculated to; the stories' clock. */
export const MOCK_TODAY = '2026-11-20';

/** A motorcycle on twelve flat instalments, begun on 8 March. */
export function buildFacts(over: Partial<ContractDetail['contract']> = {}): ContractDetail['contract'] {
  return {
    code: 'JKT-2603-00118',
    office: { id: 1, name: 'Jakarta' },
    status: 'OVERDUE',
    next_due: '2026-11-08',
    version: 9,
    restructured_from: null,
    restructured_to: null,
    customer: {
      name: 'Bambang Sutrisno',
      phone: '081234567890',
      nik: '3174051205850003',
      address: 'Jl. Kartini No. 12, RT 03/RW 05, Jakarta',
    },
    vehicle: {
      kind: 'R2',
      name: 'Honda Vario 125',
      year: 2024,
      colour: 'Hitam',
      plate_number: 'B 4821 KZF',
      chassis_number: 'MH14821739',
      engine_number: 'JM2048113',
      bpkb_number: 'N-3391027',
    },
    structure: {
      otr: 15_000_000,
      down_payment: 3_000_000,
      principal: 12_000_000,
      method: 'FLAT',
      rate_bp: 2200,
      round_to: 1000,
      tenor: 12,
      instalment: 1_220_000,
      date_start: '2026-03-08',
      due_day: null,
      in_advance: false,
      penalty_grace_days: 3,
      penalty_kind: 'RATE',
      penalty_rate_bp: 50,
      penalty_per_day: 0,
      penalty_cap_bp: 5000,
      allocation_order: 'PENALTY_FIRST',
      settlement_fee_bp: 300,
      quote_days: 7,
      contract_type: 'Kredit motor bekas',
      finance: 'Modal sendiri',
      calculation: 'Motor, bunga flat',
    },
    created_at: '2026-03-08T02:30:00.000Z',
    created_by: { username: 'kontrak.jkt', name: 'Sari Permata' },
    updated_at: '2026-11-07T03:12:00.000Z',
    updated_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
    ...over,
  };
}

/** Seven instalments paid, the seventh late with its penalty left; the eighth in part, 12 days late. */
const PAYMENTS: readonly LinePayment[] = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
  credit_to: number,
  transaction_to: 1,
  date_payment: number === 7 ? '2026-10-20' : `2026-${String(number + 3).padStart(2, '0')}-07`,
  credit_payment: number === 8 ? 500_000 : 1_220_000,
  credit_discount: 0,
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
}));

/** What the company began with (docs/decisions/0118). */
const CLASSES = { collectibility_to: [0, 90, 120, 180], bucket_to: [0, 7, 15, 30, 60, 90, 120] };
const RUNNING: readonly string[] = ['ACTIVE', 'OVERDUE', 'REPOSSESSED'];

/** A contract with the card that its payments come to. */
export function buildContract(
  over: Partial<ContractDetail> = {},
  payments: readonly LinePayment[] = PAYMENTS,
): ContractDetail {
  const contract = over.contract ?? buildFacts();
  const s = contract.structure;
  const schedule = buildSchedule({
    method: s.method,
    principal: s.principal,
    rateBp: s.rate_bp,
    tenor: s.tenor,
    roundTo: s.round_to,
    dateStart: s.date_start,
    dueDay: s.due_day,
    inAdvance: s.in_advance,
  });
  const rule = {
    penaltyGraceDays: s.penalty_grace_days,
    penaltyKind: s.penalty_kind,
    penaltyRateBp: s.penalty_rate_bp,
    penaltyPerDay: s.penalty_per_day,
    penaltyCapBp: s.penalty_cap_bp,
  };
  const card = buildCard({ schedule, payments, rule, asOf: MOCK_TODAY });
  return {
    contract,
    card,
    overdue_class: RUNNING.includes(contract.status) ? overdueClassOf(CLASSES, card.dpd) : null,
    bpkb: null,
    registration_id: 41,
    paid_out: {
      ...{ way: 'TRANSFER', day: '2026-05-12', amount: 11_400_000, reference: 'TRF 1205-0042' },
      ...{ bank: 'BCA', account: '5220304121', account_holder: 'Siti Rahmawati', paid_by: 'Sari Permata' },
    },
    as_of: MOCK_TODAY,
    receipts: receiptsOf(payments),
    events: EVENTS,
    ...over,
  };
}

/**
 * A truck on sixty months with amounts of ten digits: twenty instalments paid, the third forgiven in part, the fifth
 * late with its penalty; one receipt was voided, a change of the last one waits.
 */
export function buildLongContract(): ContractDetail {
  const { structure, vehicle, ...facts } = buildFacts();
  const contract = {
    ...facts,
    code: 'JKT-2502-00007',
    status: 'OVERDUE' as const,
    next_due: '2026-11-14',
    vehicle: {
      ...vehicle,
      kind: 'R4' as const,
      name: 'Mitsubishi Fuso Tractor Head',
      plate_number: 'BG 9872 UXA',
    },
    structure: {
      ...structure,
      principal: 3_600_000_000,
      method: 'ANNUITY' as const,
      rate_bp: 1900,
      tenor: 60,
      date_start: '2025-02-14',
    },
  };
  const instalment = 93_386_000;
  const payments = Array.from({ length: 20 }, (_, index): LinePayment => {
    const number = index + 1;
    const [year, month] = [2025 + Math.floor((number + 1) / 12), ((number + 1) % 12) + 1];
    const [discount, penalty] = [number === 3 ? 10_000_000 : 0, number === 5 ? 41_000_000 : 0];
    return {
      credit_to: number,
      transaction_to: 1,
      date_payment: `${year}-${String(month).padStart(2, '0')}-${number === 5 ? '27' : '10'}`,
      credit_payment: instalment - discount,
      credit_discount: discount,
      penalty,
      penalty_payment: penalty,
      penalty_discount: 0,
    };
  });
  const detail = buildContract({ contract }, payments);
  const receipts = detail.receipts.map((receipt, index) => ({
    ...receipt,
    request_approval: index === 0,
    voided: index === 7,
    collector_payment: index === 2 ? 250_000 : 0,
    payment: receipt.payment + (index === 2 ? 250_000 : 0),
  }));
  return { ...detail, receipts };
}

function receiptsOf(payments: readonly LinePayment[]): ContractReceipt[] {
  return payments
    .map((payment, index) => ({
      id: 101 + index,
      invoice: `JKT/${payment.date_payment.slice(2, 4)}${payment.date_payment.slice(5, 7)}/${String(40 + index * 7).padStart(5, '0')}`,
      date_payment: payment.date_payment,
      credit_to: payment.credit_to,
      transaction_to: payment.transaction_to,
      payment: payment.credit_payment + payment.penalty_payment,
      credit_payment: payment.credit_payment,
      penalty_payment: payment.penalty_payment,
      collector_payment: 0,
      voided: false,
      request_approval: false,
    }))
    .reverse();
}

const EVENTS: ContractEvent[] = [
  {
    id: 812,
    at: '2026-11-07T03:12:00.000Z',
    by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
    summary: 'Menyetujui perubahan nota JKT/2611/00089',
    reason: null,
    receipt_id: 101,
  },
  {
    id: 805,
    at: '2026-11-07T02:40:00.000Z',
    by: { username: 'rudi.hartono', name: 'Rudi Hartono' },
    summary: 'Meminta perubahan nota JKT/2611/00089',
    reason: 'Nominal tunai salah ketik.',
    receipt_id: 101,
  },
];

const NAMES = [
  'Bambang Sutrisno',
  'Siti Nurhaliza Putri',
  'Agus Setiawan',
  'Dewi Lestari',
  'I Made Wirawan',
  'Fransiska Tambunan',
  'Muhammad Rizky Pratama',
  'Yohana Wenda',
];
const STATUSES: readonly (readonly [ContractRow['status'], overdue: number])[] = [
  ['OVERDUE', 12],
  ['ACTIVE', 0],
  ['ACTIVE', 0],
  ['SETTLED', 0],
  ['OVERDUE', 1],
  ['ACTIVE', 0],
  ['SETTLED_EARLY', 0],
  ['REPOSSESSED', 0],
  ['ACTIVE', 0],
  ['WRITTEN_OFF', 0],
  ['RESTRUCTURED', 0],
  ['CANCELLED', 0],
];
const VEHICLES = ['Honda Vario 125', 'Yamaha NMAX', 'Toyota Avanza', 'Daihatsu Gran Max'];

/** Contracts of office 1, newest first; names and states go round, so that pictures stay the same. */
export function buildContractRows(count: number): ContractRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [status, overdue] = STATUSES[index % STATUSES.length] ?? ['ACTIVE', 0];
    const running = status === 'ACTIVE' || status === 'OVERDUE';
    const month = 1 + (11 - (index % 12));
    const car = index % 4 > 1;
    const due = Date.UTC(2026, 10, 20 + (status === 'OVERDUE' ? -overdue : 3 + (index % 20)));
    return {
      code: `JKT-25${String(month).padStart(2, '0')}-${String(118 + index).padStart(5, '0')}`,
      office_id: 1,
      customer_name: NAMES[index % NAMES.length] ?? '',
      phone: `0812${String(34_567_890 + index * 1_117).padStart(8, '0')}`,
      vehicle_kind: car ? 'R4' : 'R2',
      vehicle: VEHICLES[index % VEHICLES.length] ?? '',
      plate_number: `B ${1482 + index * 37} ${car ? 'UX' : 'KZF'}`,
      date_start: `2025-${String(month).padStart(2, '0')}-08`,
      tenor: car ? 48 : 24,
      instalment: (car ? 3_450_000 : 850_000) + (index % 9) * 125_000,
      next_due: running ? new Date(due).toISOString().slice(0, 10) : null,
      status,
      overdue,
    };
  });
}

/** Paid out a week ago; the dealer still has the book. */
export const buildContractBpkb = (over: Partial<ContractBpkb> = {}): ContractBpkb => ({
  ...{ id: 51, kind: null, number: 'N-3391027', owner: 'Bambang Sutrisno', state: 'NOT_RECEIVED' },
  ...{ since: '2026-11-13T04:00:00.000Z', place: '', holder: '', until: null, not_awaited_since: null },
  ...over,
});
