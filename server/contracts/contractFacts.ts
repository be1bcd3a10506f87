import type { ContractFacts } from '@/lib/contract/contractFacts';
import type { ContractStatus } from '@/lib/contract/contractListDefaults';
import { toPaymentTerms } from '../calculations/paymentTerms';
import type { FoundContract } from './readContract';
import type { RestructureLinks } from './restructureLinks';

/** Where a contract stands on `today`, its office's date: OVERDUE follows from the first due date not covered. */
export function statusOn(
  contract: Pick<FoundContract['contract'], 'status' | 'nextDue'>,
  today: string,
): ContractStatus {
  const late = contract.status === 'ACTIVE' && contract.nextDue !== null && contract.nextDue < today;
  return late ? 'OVERDUE' : contract.status;
}

/** Contracts that ended by a decision: what stands open on their card is not asked for there. */
const ENDED = new Set<FoundContract['contract']['status']>(['CANCELLED', 'RESTRUCTURED']);

/** When the next instalment is asked for; null: none is. */
export const dueOn = ({ status, nextDue }: Pick<FoundContract['contract'], 'status' | 'nextDue'>) =>
  ENDED.has(status) ? null : nextDue;

/** Names of the master records that a contract was signed under; null where it has none. */
export type MasterNames = Pick<ContractFacts['structure'], 'contract_type' | 'finance' | 'calculation'>;

/** What is told of a contract that stands in other tables. */
export type BesideContract = MasterNames & RestructureLinks;

/** A contract as the API sends it. */
export function toFacts(
  { contract, customer, office }: FoundContract,
  { restructured_from, restructured_to, ...masters }: BesideContract,
  today: string,
): ContractFacts {
  return {
    code: contract.code,
    office: { id: office.id, name: office.name },
    status: statusOn(contract, today),
    next_due: dueOn(contract),
    version: contract.version,
    restructured_from,
    restructured_to,
    customer: {
      name: customer.name,
      phone: customer.phone,
      nik: customer.nik,
      address: customer.address,
    },
    vehicle: {
      kind: contract.vehicleKind,
      name: contract.vehicle,
      year: contract.vehicleYear,
      colour: contract.colour,
      plate_number: contract.plateNumber,
      chassis_number: contract.chassisNumber,
      engine_number: contract.engineNumber,
      bpkb_number: contract.bpkbNumber,
    },
    structure: {
      otr: contract.otr,
      down_payment: contract.downPayment,
      principal: contract.principal,
      method: contract.method,
      rate_bp: contract.rateBp,
      round_to: contract.roundTo,
      tenor: contract.tenor,
      instalment: contract.instalment,
      date_start: contract.dateStart,
      due_day: contract.dueDay,
      in_advance: contract.inAdvance,
      ...toPaymentTerms(contract),
      settlement_fee_bp: contract.settlementFeeBp,
      quote_days: contract.quoteDays,
      ...masters,
    },
  };
}
