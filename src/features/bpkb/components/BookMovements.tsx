import type { ComponentType } from 'react';
import { EventList } from '@/components/EventList/EventList';
import type { BpkbBook, BpkbMovementRow } from '@/lib/contract/bpkbBook';
import type { KeptFile } from '@/lib/contract/files';
import type { PaperView } from '@/lib/files/PaperParts';
import { BPKB_MOVEMENT_LABELS } from '@/lib/labels/bpkbLabels';
import { movementPapers, type MovementPaper } from '../domain/movementPapers';
import { movementText } from '../domain/movementText';
import styles from './BookMovements.module.css';

/** Shows a photo or a signature, small. */
export type SmallPicture = ComponentType<{ label: string; file: KeptFile }>;

export interface BookMovementsProps {
  /** What happened, newest first. */
  book: Pick<BpkbBook, 'movements' | 'movements_more' | 'contract_code'>;
  /** Opens a paper. */
  File: PaperView;
  /** Shows a photo or a signature. */
  Picture: SmallPicture;
}

/** All that happened to a book, newest first: who, to whom, what for, until when, with photos, papers and signature. */
export function BookMovements({ book, File, Picture }: BookMovementsProps) {
  const { movements, movements_more: more, contract_code: code } = book;
  const papers = movementPapers(movements);
  const papersOf = ({ id }: BpkbMovementRow) => papers.get(id) ?? [];
  return (
    <div className={styles.root}>
      <EventList
        events={movements.map((row) => ({
          ...{ id: row.id, by: row.by, at: row.at, reason: row.note || null },
          summary: <Summary row={row} code={code} />,
          more: hasFiles(row, papersOf(row)) && <Files papers={papersOf(row)} {...{ row, File, Picture }} />,
        }))}
        empty="Belum ada yang terjadi pada BPKB ini."
      />
      {more && <p>Yang lebih lama ada di riwayat lengkap.</p>}
    </div>
  );
}

function Summary({ row, code }: { row: BpkbMovementRow; code: string }) {
  const text = movementText(row);
  return (
    <>
      <b>{BPKB_MOVEMENT_LABELS[row.movement]}</b>
      {text !== '' && ` ${text}`}
      {row.contract_code !== code && row.movement !== 'CARRIED_ON' && ` (kontrak ${row.contract_code})`}
    </>
  );
}

interface FilesProps extends Pick<BookMovementsProps, 'File' | 'Picture'> {
  row: BpkbMovementRow;
  papers: readonly MovementPaper[];
}

const hasFiles = ({ files, signature }: BpkbMovementRow, papers: readonly MovementPaper[]) =>
  files.length + papers.length > 0 || signature !== null;

function Files({ row: { files, signature }, papers, File, Picture }: FilesProps) {
  const photos = files.filter(({ type }) => type === 'image/jpeg');
  return (
    <>
      {(photos.length > 0 || signature) && (
        <div data-part="pictures">
          {photos.map((file, at) => (
            <Picture key={file.id} file={file} label={`Foto ${at + 1}`} />
          ))}
          {signature && <Picture file={signature} label="Tanda tangan" />}
        </div>
      )}
      {papers.length > 0 && <h3>Surat-surat</h3>}
      {papers.map(({ label, file }) => (
        <File key={file.id} file={file} label={label} />
      ))}
    </>
  );
}
