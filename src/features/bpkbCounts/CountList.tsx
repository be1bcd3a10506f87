import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { COUNT_VIEW } from './components/countView';
import { UnsentCounts } from './components/UnsentCounts';
import { useKeptScans } from './device/useKeptScans';
import { COUNTS } from './domain/countList';

export interface CountListProps {
  /** Staff id of the reader. */
  owner: string;
  /** Address of a count. Keep it stable between renders. */
  hrefOf: (id: number) => string;
}

/** Counts of the offices that the reader keeps books of. */
export function CountList({ owner, hrefOf }: CountListProps) {
  const shown = useList(COUNTS);
  const office = useQuery(officesQuery()).data;
  const kept = useKeptScans(owner);
  return (
    <>
      <UnsentCounts kept={kept ?? []} hrefOf={hrefOf} />
      <RecordList shown={shown} view={COUNT_VIEW} choices={{ office }} hrefOf={hrefOf} />
    </>
  );
}
