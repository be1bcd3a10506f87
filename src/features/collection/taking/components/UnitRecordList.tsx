import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { UnitRecord } from '@/lib/contract/repossessions';
import type { PaperView } from '@/lib/files/PaperParts';
import rows from '../../calls/components/RowList.module.css';
import { UNIT_KIND_LABELS, unitText } from '../domain/takingText';

export interface UnitRecordListProps {
  /** Newest first. */
  records: readonly UnitRecord[];
  /** Opens the paper of one. */
  FileView: PaperView;
}

/** What became of a unit after it was taken. */
export function UnitRecordList({ records, FileView }: UnitRecordListProps) {
  if (records.length === 0) return <p className={rows.none}>Belum ada catatan unit.</p>;
  return (
    <ul className={rows.root} aria-label="Catatan unit">
      {records.map((record) => (
        <li key={record.id}>
          <StatusChip tone={record.kind === 'SOLD' || record.kind === 'RETURNED' ? 'paid' : 'neutral'}>
            {UNIT_KIND_LABELS[record.kind]}
          </StatusChip>
          <div data-part="facts">
            <p>{unitText(record)}</p>
            <p data-part="more">
              <DateText value={record.day} /> · Dicatat {record.written_by.name},{' '}
              <DateText kind="instant" value={record.written_at} />
              {record.approved_by && ` · Disetujui ${record.approved_by.name}`}
            </p>
            {record.file && <FileView label={`Bukti catatan unit no. ${record.id}`} file={record.file} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
