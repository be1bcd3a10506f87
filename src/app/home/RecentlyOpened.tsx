import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Panel } from '@/components/Panel/Panel';
import { RecordLinks } from '@/components/RecordLinks/RecordLinks';
import type { RecentRecord } from '@/lib/session/recentRecords';

export interface RecentlyOpenedProps {
  /** The last first. */
  records: readonly RecentRecord[];
  /** Where such a record is opened. */
  hrefOf: (record: RecentRecord) => string;
}

const KINDS: Record<RecentRecord['kind'], string> = {
  contract: 'Kontrak',
  payment: 'Bayar Cicilan',
  receipt: 'Nota',
};

/** What this person had open last in this tab. */
export function RecentlyOpened({ records, hrefOf }: RecentlyOpenedProps) {
  return (
    <Panel title="Terakhir dibuka">
      {records.length === 0 ? (
        <EmptyState icon={null} title="Kontrak dan nota yang Anda buka muncul di sini" />
      ) : (
        <RecordLinks
          records={records.map((record) => ({
            href: hrefOf(record),
            title: record.customer,
            detail: `${KINDS[record.kind]} · ${record.number}`,
          }))}
        />
      )}
    </Panel>
  );
}
