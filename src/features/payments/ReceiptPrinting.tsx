import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PrintDialog, type PrintDialogProps } from '@/components/Paper/PrintDialog';
import { PrintSheet } from '@/components/Paper/PrintSheet';
import type { RecordId } from '@/lib/contract/fields';
import type { PaperSize } from '@/lib/paper/papers';
import { usePaper } from '@/lib/paper/usePaper';
import { usePapers } from './api/usePapers';
import { usePrint } from './api/usePrint';
import { ReceiptPrint } from './components/ReceiptPrint';

export interface ReceiptPrintingProps extends Pick<PrintDialogProps, 'next'> {
  /** What it is, in words. */
  title: string;
  /** The receipts, in the order of their instalments. */
  ids: readonly RecordId[];
  /** Stands beside the papers. */
  children: ReactNode;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Receipts are looked at, counted by the server when they are printed, and only then given to the printer. */
export function ReceiptPrinting({ title, ids, children, onClose, next }: ReceiptPrintingProps) {
  const [size, setSize] = usePaper();
  const looked = usePapers(ids);
  const { print, papers: counted, times, isPending, problem } = usePrint();
  // What was printed stays in sight; before, what would be.
  const papers = times > 0 ? counted : looked.papers;
  const on = papers && ((paper: PaperSize) => papersOn(papers, paper));
  return (
    <>
      <PrintDialog
        title={title}
        size={size}
        onSize={setSize}
        papers={on}
        busy={isPending}
        printed={times > 0}
        instead={
          looked.error && (
            <ErrorState error={looked.error} onRetry={looked.retry} retrying={looked.isFetching} />
          )
        }
        onPrint={() => print(ids)}
        onClose={onClose}
        next={next}
      >
        {children}
        {times > 0 && !isPending && !problem && (
          <InlineAlert tone="success">{givenText(counted[0]?.print_count ?? 1)}</InlineAlert>
        )}
        {problem && (
          <InlineAlert tone="danger" title="Belum tercetak">
            {problem} Tekan Cetak untuk mencoba lagi; cetakan ini hanya dihitung sekali.
          </InlineAlert>
        )}
      </PrintDialog>
      {times > 0 && size && (
        <PrintSheet size={size} title={footOf(counted)} print={times}>
          {papersOn(counted, size)}
        </PrintSheet>
      )}
    </>
  );
}

type Papers = Parameters<typeof papersOn>[0];

function papersOn(papers: readonly Parameters<typeof ReceiptPrint>[0]['paper'][], size: PaperSize) {
  return papers.map((paper) => <ReceiptPrint key={paper.receipt.id} paper={paper} size={size} />);
}

/** Several receipts are documents of their own; the foot names what they share. */
const footOf = (papers: Papers) =>
  papers.length === 1 ? `Nota ${papers[0]?.receipt.invoice}` : `Kontrak ${papers[0]?.receipt.contract_code}`;

const givenText = (count: number) =>
  count > 1 ? `Diberikan ke pencetak sebagai cetak ulang ke-${count - 1}.` : 'Diberikan ke pencetak.';
