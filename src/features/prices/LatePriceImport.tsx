import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { PriceImportProps } from './PriceImport';

/** The upload; its code arrives when it is opened, and can be asked for again when it did not. */
export function LatePriceImport(props: PriceImportProps) {
  const {
    data: View,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['price-import-code'],
    queryFn: async () => (await import('./PriceImport')).PriceImport,
    staleTime: Infinity,
  });
  if (View) return <View {...props} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SkeletonLines lines={8} />;
}
