import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { FileField } from '@/components/FileField/FileField';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { PICK_FIRST, Task, TaskStep } from '@/components/Task/Task';
import { TABLE_FILES } from '@/lib/tables/readTable';
import { useTableFile } from '@/lib/tables/useTableFile';
import { holidayPreviewOptions } from './api/holidayPreview.queries';
import { useTakeHolidays, type TakenHolidays } from './api/useTakeHolidays';
import { HolidayComparison } from './components/HolidayComparison';

export interface HolidayImportProps {
  /** Everything was taken. */
  onTaken: (taken: TakenHolidays) => void;
}

/** Unggah hari libur: reads a file on the device, shows what it would do, and takes it when told to. */
export default function HolidayImport({ onTaken }: HolidayImportProps) {
  const { file, choose } = useTableFile('holidays');
  const compared = file?.phase === 'read' ? { fileId: file.id, reading: file.reading } : null;
  const preview = useQuery(holidayPreviewOptions(compared));
  const taking = useTakeHolidays(compared, onTaken);
  return (
    <Task>
      <TaskStep title="Berkas">
        <FileField
          label="Berkas hari libur"
          fileName={file?.name ?? null}
          accept={TABLE_FILES}
          hint="CSV atau XLSX, paling besar 10 MB: tanggal dan nama, satu tanggal per baris, misalnya 25/12/2027,Hari Raya Natal. Belum ada yang diubah."
          error={file?.phase === 'failed' ? file.problem : undefined}
          busy={file?.phase === 'reading' || taking.isPending}
          onFile={(chosen) => {
            taking.reset();
            void choose(chosen);
          }}
        />
      </TaskStep>
      <TaskStep title="Pratinjau" waits={!compared && file?.phase !== 'reading' && PICK_FIRST}>
        {compared && preview.data ? (
          <HolidayComparison
            key={compared.fileId}
            diff={preview.data}
            wrong={compared.reading.wrong}
            busy={taking.isPending}
            problem={taking.problem}
            onTake={(chosen) =>
              taking.send({ rows: compared.reading.rows, basis: preview.data.basis, ...chosen })
            }
          />
        ) : preview.error ? (
          <ErrorState
            error={preview.error}
            onRetry={() => void preview.refetch()}
            retrying={preview.isFetching}
            kept="Berkas yang Anda pilih tetap ada."
          />
        ) : (
          <SkeletonLines lines={8} />
        )}
      </TaskStep>
    </Task>
  );
}
