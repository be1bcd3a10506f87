import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { FileField } from '@/components/FileField/FileField';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { PICK_FIRST, Task, TaskStep } from '@/components/Task/Task';
import { TABLE_FILES } from '@/lib/tables/readTable';
import { useTableFile } from '@/lib/tables/useTableFile';
import { regionPreviewOptions } from './api/regionPreview.queries';
import { useTakeRegions, type TakenRegions } from './api/useTakeRegions';
import { RegionComparison } from './components/RegionComparison';

export interface RegionImportProps {
  /** Everything was taken. */
  onTaken: (taken: TakenRegions) => void;
}

/** Unggah wilayah: reads a file on the device, shows what it would do, and takes it when told to. */
export default function RegionImport({ onTaken }: RegionImportProps) {
  const { file, choose } = useTableFile('regions');
  const compared = file?.phase === 'read' ? { fileId: file.id, reading: file.reading } : null;
  const preview = useQuery(regionPreviewOptions(compared));
  const taking = useTakeRegions(onTaken);
  return (
    <Task>
      <TaskStep title="Berkas">
        <FileField
          label="Berkas wilayah"
          fileName={file?.name ?? null}
          accept={TABLE_FILES}
          hint="CSV atau XLSX, paling besar 10 MB: kode dan nama, misalnya 11.01.01.2001,Keude Bakongan. Belum ada yang diubah."
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
          <RegionComparison
            diff={preview.data}
            done={taking.isPending ? taking.done : null}
            problem={taking.problem}
            onTake={() => taking.send(preview.data.changing)}
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
