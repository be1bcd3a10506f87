import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Picture } from '@/components/Picture/Picture';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { BastFill } from './BastFill';
import { BastSaved } from './BastSaved';
import { OrderCard } from './components/OrderCard';
import { newBast, withOrder, type KeptBast } from './device/KeptBast';
import { isFillable } from './domain/bastRules';
import { isForbidden } from './domain/isForbidden';
import { useOwnOrders } from './useOwnOrders';

export interface CollectorUnitProps {
  /** Of the order. */
  id: number;
  /** Id of who is signed in. */
  owner: string;
  /** Name of who is signed in: under the collector's signature. */
  collector: string;
  /** Where the orders are. */
  ordersHref: string;
}

/** One order, from its unit to the server's answer to its BAST; works without a connection. */
export function CollectorUnit({ id, owner, collector, ordersHref }: CollectorUnitProps) {
  const { orders, rows, basts, office, today, isAsking, error, problem } = useOwnOrders(owner);
  const [begun, setBegun] = useState<KeptBast | null>(null);
  const row = rows.find(({ order }) => order.order_id === id);
  const known = orders?.rows.find(({ order_id }) => order_id === id);

  if (problem) {
    return (
      <InlineAlert tone="danger" title="BAST tidak dapat disimpan di sini">
        {problem.message}
      </InlineAlert>
    );
  }
  if (basts === null || (!row && isAsking)) return <SkeletonLines lines={8} />;
  if (!row || isForbidden(error)) return <NoOrder ordersHref={ordersHref} />;

  const shown = (begun && (basts.find((bast) => bast.id === begun.id) ?? begun)) ?? row.bast;
  const begin = () =>
    orders && known && setBegun(newBast(owner, { order: known, sale: orders.sale, ...office }));
  const isFilled = shown !== null && isFillable(shown);
  return (
    <PageParts>
      <OrderCard order={row.order} today={today} />
      {isFilled && !known && orders && <Gone />}
      {!shown && <Begin isOver={row.isOver} onBegin={begin} />}
      {shown && isFilled && (
        <BastFill
          key={shown.id}
          initial={known && orders ? withOrder(shown, known, orders.sale) : shown}
          newer={known && orders ? { order: known, sale: orders.sale } : null}
          collector={collector}
        />
      )}
      {shown && !isFilled && <BastSaved bast={shown} ordersHref={ordersHref} />}
    </PageParts>
  );
}

function Begin({ isOver, onBegin }: { isOver: boolean; onBegin: () => void }) {
  if (isOver) {
    return (
      <InlineAlert tone="warning" title="Surat tugas tidak berlaku hari ini">
        Unit tidak boleh diambil. Hubungi supervisor.
      </InlineAlert>
    );
  }
  return (
    <EmptyState
      title="Belum ada BAST"
      action={
        <Button kind="primary" onClick={onBegin}>
          Mulai BAST
        </Button>
      }
    >
      Dapat diisi tanpa sambungan; dikirim sendiri setelah tersambung.
    </EmptyState>
  );
}

/** The server does not name the order any more, and a BAST of it is being filled. */
const Gone = () => (
  <InlineAlert tone="danger" title="Surat tugas ini tidak berjalan lagi">
    Dicabut, sudah dipakai kolektor lain, atau tunggakannya sudah dibayar. Jangan ambil unit; hubungi
    supervisor.
  </InlineAlert>
);

const NoOrder = ({ ordersHref }: { ordersHref: string }) => (
  <EmptyState
    icon={<Picture name="offline" />}
    title="Surat tugas ini tidak ada di perangkat ini"
    action={<LinkButton href={ordersHref}>Kembali ke daftar</LinkButton>}
  >
    Mungkin sudah berakhir. Bila baru disetujui, tersambunglah sebentar agar terambil.
  </EmptyState>
);
