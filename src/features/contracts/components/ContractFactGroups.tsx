import { FactGroups } from '@/components/FactGroups/FactGroups';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import { contractGroups } from '../domain/contractGroups';

export interface ContractFactGroupsProps {
  /** The contract’s facts. */
  contract: ContractFacts;
}

/** Borrower, vehicle, loan and rules of a contract. */
export function ContractFactGroups({ contract }: ContractFactGroupsProps) {
  return <FactGroups groups={contractGroups(contract)} />;
}
