import { FactGroups } from '@/components/FactGroups/FactGroups';
import type { PaidOut } from '@/lib/contract/contractDetail';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import { contractGroups } from '../domain/contractGroups';

export interface ContractFactGroupsProps {
  /** The contract’s facts. */
  contract: ContractFacts;
  /** How the money was paid out; null: not recorded. */
  paidOut?: PaidOut | null;
}

/** Borrower, vehicle, loan and rules of a contract. */
export function ContractFactGroups({ contract, paidOut = null }: ContractFactGroupsProps) {
  return <FactGroups groups={contractGroups(contract, paidOut)} />;
}
