import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { isForbidden } from './domain/isForbidden';
import { OrderRows } from './components/OrderRows';
import { sinceText } from './domain/sinceText';
import { KeptSince } from './KeptSince';
import { useOwnOrders } from './useOwnOrders';

export interface CollectorUnitsProps {
  /** Id of who is signed in. */
  owner: string;
  /** Where an order is carried out. */
  hrefOf: (id: number) => string;
}

/** A collector's orders to take a unit, from the device first. */
export function CollectorUnits({ owner, hrefOf }: CollectorUnitsProps) {
  const { orders, rows, office, today, isAsking, error, problem, retry } = useOwnOrders(owner);
  if (isForbidden(error) || (!orders && rows.length === 0)) {
    if (error) return <ListErrorState error={error} onRetry={retry} retrying={isAsking} filtered={false} />;
    return <SkeletonLines lines={8} />;
  }
  return (
    <PageParts>
      {orders && (
        <KeptSince
          since={sinceText(orders.as_of, office.zone, today)}
          {...{ error, today, isAsking }}
          onRetry={retry}
        />
      )}
      {problem && (
        <InlineAlert tone="danger" title="BAST tidak dapat disimpan di sini">
          {problem.message}
        </InlineAlert>
      )}
      {rows.length > 0 ? (
        <OrderRows rows={rows} today={today} hrefOf={hrefOf} />
      ) : (
        <EmptyState title="Tidak ada surat tugas penarikan">
          Surat tugas muncul di sini setelah disetujui dan menyebut nama Anda.
        </EmptyState>
      )}
    </PageParts>
  );
}
