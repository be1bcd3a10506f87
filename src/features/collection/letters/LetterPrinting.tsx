import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { LetterBatch } from '@/lib/contract/letterBatches';
import type { Letter } from '@/lib/contract/letters';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { batchLettersOptions, printedLetterOptions } from './api/letters.queries';
import { LetterPrint } from './components/LetterPrint';

export interface LetterPrintingProps {
  /** One letter, or all of a batch. */
  of: Letter | LetterBatch;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a letter, or all that a batch made, a sheet each; as they were when they were made. */
export default function LetterPrinting({ of, onClose }: LetterPrintingProps) {
  const one = 'number' in of ? of : null;
  const { data, error, isFetching, refetch } = useQuery(
    'number' in of ? printedLetterOptions(of.id) : batchLettersOptions(of),
  );
  const { office, isKnown } = useLetterhead({ id: of.office_id });
  const on = (size: PaperSize) =>
    data?.map((letter) => <LetterPrint key={letter.id} {...{ letter, office, size }} />);
  return (
    <PrintDocument
      title={one ? `Cetak surat ${one.number}` : 'Cetak semua surat'}
      foot={one ? `Surat ${one.number}` : 'Surat peringatan'}
      papers={data && isKnown ? on : null}
      onClose={onClose}
    >
      {error && !data && <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />}
    </PrintDocument>
  );
}
