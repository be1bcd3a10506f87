import { useQuery } from '@tanstack/react-query';
import { listOptions } from '@/lib/list/listOptions';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { addDays } from '@/lib/arithmetic/calendar';
import type { ImportResult } from './api/useImportPrices';
import { PRICES } from './domain/priceList';
import { PriceUpload } from './PriceUpload';

export interface PriceImportProps {
  /** The server has taken the list. */
  onImported: (result: ImportResult) => void;
}

/** Unggah daftar harga: begins on the office's next day unless another is chosen; the very first list today. */
export default function PriceImport({ onImported }: PriceImportProps) {
  const { data, error, isFetching, refetch } = useQuery(listOptions(PRICES, PRICES.startFor(null)));
  if (data) {
    const earliest = data.count > 0 ? addDays(data.today, 1) : data.today;
    return <PriceUpload earliest={earliest} onImported={onImported} />;
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SkeletonLines lines={8} />;
}
