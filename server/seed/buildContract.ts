import type { contracts } from '../db/schema';
import type { DemoOffice } from './company';
import { personName, plateNumber, R2_VEHICLES, R4_VEHICLES } from './names';
import type { Random } from './random';

/** A borrower and the loan on their vehicle. Rules are DOMAIN's starting values (Penalty). */
export interface Loan {
  customerName: string;
  phone: string;
  contract: Omit<typeof contracts.$inferInsert, 'customerId'>;
}

const thousands = (amount: number) => Math.round(amount / 1000) * 1000;

/** A plausible loan, flat interest, instalment rounded to a thousand rupiah. */
export function buildLoan(random: Random, office: DemoOffice, number: number, dateStart: string): Loan {
  const car = random.chance(0.25);
  const principal = car ? random.between(60, 180) * 1_000_000 : random.between(12, 32) * 500_000;
  const tenor = car ? random.pick([24, 36, 48]) : random.pick([12, 18, 24, 36]);
  const yearlyRate = car ? 0.11 : 0.22;
  return {
    customerName: personName(random),
    phone: `08${random.between(11, 59)}${random.between(1_000_000, 99_999_999)}`,
    contract: {
      code: `${office.code}-${dateStart.slice(2, 4)}${dateStart.slice(5, 7)}-${String(number).padStart(5, '0')}`,
      officeId: office.id,
      vehicleKind: car ? 'R4' : 'R2',
      vehicle: random.pick(car ? R4_VEHICLES : R2_VEHICLES),
      plateNumber: plateNumber(random, office.plate),
      principal,
      tenor,
      instalment: thousands(principal / tenor + (principal * yearlyRate) / 12),
      dateStart,
      penaltyGraceDays: 3,
      penaltyRateBp: car ? 20 : 50,
      penaltyCapBp: 5000,
    },
  };
}
