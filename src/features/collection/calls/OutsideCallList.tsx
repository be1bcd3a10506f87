import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { OUTSIDE_CALL_VIEW } from './components/outsideCallView';
import { OUTSIDE_CALLS } from './domain/outsideCallList';

export interface OutsideCallListProps {
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOf?: ((code: string) => string) | undefined;
}

/** Telepon di luar ketentuan: calls outside the hours without a consent, or to somebody else; for the supervisor. */
export function OutsideCallList({ hrefOf }: OutsideCallListProps) {
  const shown = useList(OUTSIDE_CALLS);
  const office = useQuery(officesQuery()).data;
  const codes = new Map(shown.data?.rows.map(({ id, contract_code }) => [id, contract_code]));
  return (
    <RecordList
      shown={shown}
      view={OUTSIDE_CALL_VIEW}
      choices={{ office }}
      {...(hrefOf && { hrefOf: (id: number) => hrefOf(codes.get(id) ?? '') })}
    />
  );
}
