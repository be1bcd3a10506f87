import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { HANDOVER_VIEW } from './components/handoverView';
import { HANDOVERS } from './domain/handoverList';
import styles from './Overview.module.css';

export interface HandoverListProps {
  /** Address of a hand-over. */
  hrefOf: (id: number) => string;
}

/** Hand-overs that were taken, newest first. */
export function HandoverList({ hrefOf }: HandoverListProps) {
  const shown = useList(HANDOVERS);
  const office = useQuery(officesQuery()).data;
  return (
    <section className={styles.section}>
      <header>
        <h2>Setoran yang sudah diterima</h2>
      </header>
      <RecordList shown={shown} view={HANDOVER_VIEW} choices={{ office }} hrefOf={hrefOf} />
    </section>
  );
}
