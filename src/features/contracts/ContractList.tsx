import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { CONTRACT_VIEW } from './components/contractView';
import { CONTRACTS } from './domain/contractList';

export interface ContractListProps {
  /** Address of a contract's page; keep it stable between renders. */
  hrefOf: (code: string) => string;
}

/** Nasabah: the contracts, with search, status, office, sort and paging in the address. */
export function ContractList({ hrefOf }: ContractListProps) {
  const office = useQuery(officesQuery()).data;
  return <RecordList shown={useList(CONTRACTS)} view={CONTRACT_VIEW} choices={{ office }} hrefOf={hrefOf} />;
}
