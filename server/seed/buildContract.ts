import { buildSchedule, type ScheduleLine } from '@/lib/arithmetic/schedule';
import type { contracts } from '../platform/db/schema';
import type { DemoOffice } from './company';
import { calculationFor, CONTRACT_TYPES, FINANCES } from './masters';
import { COLOURS, nik, personName, plateNumber, R2_VEHICLES, R4_VEHICLES, streetAddress } from './names';
import type { Random } from './random';

/** A borrower and the loan on their vehicle, under the rules of its Perhitungan. */
export interface Loan {
  customerName: string;
  phone: string;
  nik: string;
  address: string;
  contract: Omit<typeof contracts.$inferInsert, 'customerId'>;
  schedule: readonly ScheduleLine[];
}

const thousands = (amount: number) => Math.round(amount / 1000) * 1000;

/** A plausible loan. */
export function buildLoan(random: Random, office: DemoOffice, number: number, dateStart: string): Loan {
  const car = random.chance(0.25);
  const vehicleKind = car ? 'R4' : 'R2';
  const calculation = calculationFor(vehicleKind, random.next());
  const principal = car ? random.between(60, 180) * 1_000_000 : random.between(12, 32) * 500_000;
  const tenor = car ? random.pick([24, 36, 48, 60]) : random.pick([12, 18, 24, 36]);
  const downPayment = thousands(principal * 0.25);
  const { method, rateBp, roundTo, inAdvance = false } = calculation;
  const schedule = buildSchedule({ method, principal, rateBp, tenor, roundTo, dateStart, inAdvance });
  return {
    schedule,
    customerName: personName(random),
    phone: `08${random.between(11, 59)}${random.between(1_000_000, 99_999_999)}`,
    nik: nik(random),
    address: streetAddress(random, office.name),
    contract: {
      code: `${office.code}-${dateStart.slice(2, 4)}${dateStart.slice(5, 7)}-${String(number).padStart(5, '0')}`,
      officeId: office.id,
      contractTypeId: CONTRACT_TYPES.findIndex((type) => type.vehicleKind === vehicleKind) + 1,
      financeId: random.between(1, FINANCES.length),
      calculationId: calculation.id,
      vehicleKind,
      vehicle: random.pick(car ? R4_VEHICLES : R2_VEHICLES),
      vehicleYear: Number(dateStart.slice(0, 4)) - random.between(0, 6),
      colour: random.pick(COLOURS),
      plateNumber: plateNumber(random, office.plate),
      chassisNumber: `MH1${random.between(10_000_000, 99_999_999)}`,
      engineNumber: `JM${random.between(1_000_000, 9_999_999)}`,
      bpkbNumber: `N-${random.between(1_000_000, 9_999_999)}`,
      otr: principal + downPayment,
      downPayment,
      principal,
      tenor,
      instalment: schedule[0]?.instalment ?? 0,
      dateStart,
      inAdvance,
      method,
      rateBp,
      roundTo,
      penaltyGraceDays: calculation.penaltyGraceDays,
      penaltyKind: calculation.penaltyKind,
      penaltyRateBp: calculation.penaltyRateBp,
      penaltyPerDay: calculation.penaltyPerDay,
      penaltyCapBp: calculation.penaltyCapBp,
      allocationOrder: calculation.allocationOrder,
      settlementFeeBp: calculation.settlementFeeBp,
      quoteDays: calculation.quoteDays,
    },
  };
}
