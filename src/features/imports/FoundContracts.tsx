import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { errorMessage } from '@/lib/http/ApiError';
import { foundOptions } from './api/imports.queries';
import { ContractHits } from './components/ContractHits';

export interface FoundContractsProps {
  /** What was typed; empty shows nothing. */
  search: string;
  /** The row's amount, rupiah. */
  amount: number;
  /** The contract that is being taken. */
  choosing: string | undefined;
  /** A contract was taken for the row. */
  onChoose: (code: string) => void;
}

/** Contracts that a search finds, to take one for a row. */
export function FoundContracts({ search, ...rest }: FoundContractsProps) {
  const { data, error, isFetching, refetch } = useQuery(foundOptions(search));
  if (search === '') return null;
  if (!data) {
    if (!error) return <SkeletonLines lines={4} />;
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button kind="quiet" busy={isFetching} busyLabel="Mencoba…" onClick={() => void refetch()}>
            Coba lagi
          </Button>
        }
      >
        {errorMessage(error)}
      </InlineAlert>
    );
  }
  if (data.rows.length === 0) {
    return <p>Tidak ditemukan. Periksa ejaan, atau cari dengan nomor polisi tanpa spasi.</p>;
  }
  return <ContractHits rows={data.rows} more={data.more} {...rest} />;
}
