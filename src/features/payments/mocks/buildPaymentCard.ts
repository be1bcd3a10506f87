import { buildCard } from '@/lib/arithmetic/card';
import { penaltyFor } from '@/lib/arithmetic/penalty';
import type { LineReceipt } from '@/lib/arithmetic/replayCard';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { ContractRow } from '@/lib/contract/contracts';
import type { Receiving } from '@/lib/contract/officeAccounts';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { ruleOf } from '@/lib/payment/cardOn';

const STRUCTURE: PaymentCard['contract']['structure'] = {
  otr: 38_400_000,
  down_payment: 9_600_000,
  principal: 28_800_000,
  method: 'FLAT',
  rate_bp: 1800,
  round_to: 1000,
  tenor: 12,
  instalment: 2_832_000,
  date_start: '2026-04-20',
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
  contract_type: 'Motor',
  finance: 'Modal sendiri',
  calculation: 'Motor flat 18%',
};

/** An office with one receiving account. */
export const ONE_ACCOUNT: Receiving = {
  accounts: [{ id: 1, bank: 'BCA', number: '0351234567', holder: 'PT Angsur Pembiayaan' }],
  required: true,
};

/** A contract of twelve instalments, five of them paid; the sixth is 31 days late on 20 November 2026. */
export function buildPaymentCard({
  paid = 5,
  asOf = '2026-11-20',
  contract = {},
  payments = [],
  mayForgive = { credit_bp: 10_000, penalty_bp: 10_000 },
  daysBack = null,
  deposit = 0,
  receiving = ONE_ACCOUNT,
}: {
  paid?: number;
  asOf?: string;
  contract?: Partial<PaymentCard['contract']>;
  /** Beside the whole instalments. */
  payments?: readonly LineReceipt[];
  /** What the caller may forgive alone. */
  mayForgive?: PaymentCard['may_forgive'];
  /** How many days before today the caller dates a transfer alone; null: any. */
  daysBack?: number | null;
  /** The customer's deposit, rupiah. */
  deposit?: number;
  /** On which accounts the office takes transfers. */
  receiving?: Receiving;
} = {}): PaymentCard {
  const structure = { ...STRUCTURE, ...contract.structure };
  const rule = ruleOf(structure);
  const schedule = buildSchedule({
    method: structure.method,
    principal: structure.principal,
    rateBp: structure.rate_bp,
    tenor: structure.tenor,
    roundTo: structure.round_to,
    dateStart: structure.date_start,
    dueDay: structure.due_day,
    inAdvance: structure.in_advance,
  });
  const whole = schedule.slice(0, paid).map((line): LineReceipt => {
    const penalty = penaltyFor(rule, line.instalment, 0);
    return {
      invoice: `JKT/2605/${String(line.number).padStart(5, '0')}`,
      credit_to: line.number,
      transaction_to: 1,
      // Instalments ahead are paid today: a payment to come does not count yet.
      date_payment: line.date_maturity < asOf ? line.date_maturity : asOf,
      overdue: 0,
      credit: line.instalment,
      credit_payment: line.instalment,
      credit_discount: 0,
      penalty,
      penalty_payment: penalty,
      penalty_discount: 0,
      given: null,
    };
  });
  const all = [...whole, ...payments];
  const card = buildCard({ schedule, payments: all, rule, asOf });
  const nextDue = card.lines.find((line) => line.remainder > 0)?.date_maturity ?? null;
  return {
    contract: {
      code: 'JKT-2604-00118',
      office: { id: 1, name: 'Jakarta' },
      status: nextDue === null ? 'SETTLED' : nextDue < asOf ? 'OVERDUE' : 'ACTIVE',
      next_due: nextDue,
      version: 6,
      restructured_from: null,
      restructured_to: null,
      customer: {
        name: 'Bambang Sutrisno',
        phone: '081234567890',
        nik: '3171012304850001',
        address: 'Jl. Kebon Sirih No. 12, Menteng, Jakarta Pusat',
      },
      vehicle: {
        kind: 'R2',
        name: 'Yamaha NMAX 155',
        year: 2024,
        colour: 'Hitam',
        plate_number: 'B 4821 TXK',
        chassis_number: 'MH312345678',
        engine_number: 'JM1234567',
        bpkb_number: 'N-1234567',
      },
      ...contract,
      structure,
    },
    card,
    as_of: asOf,
    payments: all,
    may_forgive: mayForgive,
    transfer_days_back: daysBack,
    max_collector_fee: 25_000,
    receiving,
    deposit_balance: deposit,
    deposits:
      deposit > 0
        ? [{ number: 'JKT/T2611/00003', kind: 'ADDED', amount: deposit, date_entered: '2026-11-10' }]
        : [],
  };
}

const ROWS = [
  ['JKT-2604-00118', 'Bambang Sutrisno', 'B 4821 TXK', 'Yamaha NMAX 155', '2026-10-20', 31],
  ['JKT-2607-00203', 'Siti Nurhaliza Putri', 'B 3307 KZA', 'Honda Beat Street', '2026-11-28', 0],
  ['JKT-2511-00077', 'Agus Setiawan', 'B 1184 PQR', 'Toyota Avanza 1.3 G', '2026-11-15', 5],
] as const;

/** Contracts as the search shows them. */
export function buildFound(): ContractRow[] {
  return ROWS.map(([code, customer_name, plate_number, vehicle, next_due, overdue], index) => ({
    code,
    office_id: 1,
    customer_name,
    phone: `08123456789${index}`,
    vehicle_kind: vehicle.startsWith('Toyota') ? 'R4' : 'R2',
    vehicle,
    plate_number,
    date_start: '2026-04-20',
    tenor: 12,
    instalment: 2_832_000,
    next_due,
    status: overdue > 0 ? 'OVERDUE' : 'ACTIVE',
    overdue,
  }));
}
