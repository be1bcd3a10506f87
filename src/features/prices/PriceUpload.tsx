import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '@/components/DateField/DateField';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { FileField } from '@/components/FileField/FileField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { PICK_FIRST, Task, TaskStep } from '@/components/Task/Task';
import { saveFile } from '@/lib/files/saveFile';
import { BYTE_ORDER_MARK, csvCell, csvRow } from '@/lib/format/csv';
import { ApiError } from '@/lib/http/ApiError';
import { headingOf, PRICE_COLUMNS } from '@/lib/tables/prices/priceColumns';
import { TABLE_FILES } from '@/lib/tables/readTable';
import { useTableFile } from '@/lib/tables/useTableFile';
import { pricePreviewOptions } from './api/pricePreview.queries';
import { priceChoicesOptions } from './api/prices.queries';
import { bringsComparison, useImportPrices, type ImportResult } from './api/useImportPrices';
import { PriceComparison } from './components/PriceComparison';
import { TakeListDialog } from './components/TakeListDialog';
import { comparedOf, wholeDiff } from './domain/comparison';
import styles from './PriceUpload.module.css';

export interface PriceUploadProps {
  /** First day on which a new list may begin, `YYYY-MM-DD`. */
  earliest: string;
  /** The list was taken. */
  onImported: (result: ImportResult) => void;
}

const EXAMPLES = [
  ['Jabodetabek', 'Motor', 'Honda', 'Beat', 2024, 18_450_000, 13_800_000, 3_700_000],
  ['Jabodetabek', 'Mobil', 'Toyota', 'Avanza', 2024, 198_200_000, 148_600_000, 39_700_000],
];

/** A file to fill in: the headings and two lines that show how. Semicolons and the mark: Excel opens it as columns. */
const templateText = (): string =>
  BYTE_ORDER_MARK +
  [PRICE_COLUMNS.map(headingOf), ...EXAMPLES]
    .map((row) => csvRow(row.map((cell) => csvCell(cell, typeof cell === 'number' ? 'plain' : 'text'))))
    .join('');

function saveTemplate(): void {
  saveFile(new Blob([templateText()], { type: 'text/csv;charset=utf-8' }), 'Templat daftar harga.csv');
}

/** Chooses a file and its first day, shows what it would do, and takes it when told to. */
export function PriceUpload({ earliest, onImported }: PriceUploadProps) {
  const { file, choose } = useTableFile('prices');
  const [validFrom, setValidFrom] = useState(earliest);
  /** What is being confirmed; null: nothing. */
  const [asked, setAsked] = useState<{ ending: boolean } | null>(null);
  const reading = file?.phase === 'read' ? file.reading : null;
  const compared = comparedOf(file, validFrom, earliest);
  const preview = useQuery(pricePreviewOptions(compared));
  const choices = useQuery({ ...priceChoicesOptions(), enabled: reading !== null });
  const diff = reading && wholeDiff(reading, preview.data, earliest);
  const sending = useImportPrices(compared, onImported);
  const dayError = preview.error instanceof ApiError ? preview.error.fields.valid_from : undefined;

  const handleFile = (chosen: File) => {
    sending.reset();
    void choose(chosen);
  };
  const handleTake = () => {
    if (!compared || !diff || !asked || !file) return;
    sending.send(
      {
        valid_from: compared.validFrom,
        rows: [...compared.rows],
        file_name: file.name.slice(0, 200),
        missing: asked.ending ? 'END' : 'KEEP',
        list_version: diff.list_version,
      },
      {
        onSuccess: () => setAsked(null),
        onError: (error) => {
          if (bringsComparison(error)) setAsked(null);
        },
      },
    );
  };

  return (
    <Task>
      <TaskStep title="Berkas dan tanggal" onTemplate={saveTemplate}>
        <div className={styles.fields}>
          <FileField
            label="Berkas daftar harga"
            fileName={file?.name ?? null}
            accept={TABLE_FILES}
            hint="CSV atau XLSX, paling besar 10 MB, 5.000 baris. Belum ada yang diubah."
            error={file?.phase === 'failed' ? file.problem : undefined}
            busy={file?.phase === 'reading'}
            onFile={handleFile}
          />
          <DateField
            label="Berlaku mulai"
            value={validFrom}
            min={earliest}
            error={dayError}
            hint="Harga sebelum tanggal ini tidak berubah."
            onChange={setValidFrom}
          />
        </div>
      </TaskStep>
      <TaskStep title="Pratinjau" waits={file?.phase !== 'read' && file?.phase !== 'reading' && PICK_FIRST}>
        {sending.hasMoved && <InlineAlert tone="warning">{sending.problem}</InlineAlert>}
        {diff && file ? (
          <PriceComparison
            key={`${file.id} ${validFrom} ${diff.list_version}`}
            diff={diff}
            regions={choices.data?.regions}
            validFrom={validFrom}
            onTake={(ending) => {
              sending.reset();
              setAsked({ ending });
            }}
          />
        ) : reading && !compared ? (
          <InlineAlert tone="info">Isi tanggal mulai berlaku; perbandingannya tampil di sini.</InlineAlert>
        ) : dayError ? (
          <InlineAlert tone="danger">{dayError}</InlineAlert>
        ) : preview.error ? (
          <ErrorState
            error={preview.error}
            onRetry={() => void preview.refetch()}
            retrying={preview.isFetching}
            kept="Berkas dan tanggal yang Anda pilih tetap ada."
          />
        ) : (
          <SkeletonLines lines={8} />
        )}
      </TaskStep>
      {asked && diff && (
        <TakeListDialog
          diff={diff}
          validFrom={validFrom}
          ending={asked.ending}
          busy={sending.isPending}
          problem={sending.problem}
          onTake={handleTake}
          onCancel={() => setAsked(null)}
        />
      )}
    </Task>
  );
}
