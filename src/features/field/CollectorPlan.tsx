import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { PlanRow } from '@/lib/contract/collectorPlan';
import { isUnsent } from '@/lib/device/KeptRecord';
import { ComingText } from './components/ComingText';
import { DayHead } from './components/DayHead';
import { DayNotices } from './components/DayNotices';
import { OrderNotice } from './components/OrderNotice';
import { usedNumbers } from './domain/blockWork';
import { isForbidden } from './domain/isForbidden';
import { numbersLeft } from './domain/nextTtsNumber';
import { openOrders } from './domain/orderRows';
import { sinceText } from './domain/sinceText';
import { KeptSince } from './KeptSince';
import { PlanList } from './PlanList';
import { useCollectorDay } from './useCollectorDay';
import { useOwnOrders } from './useOwnOrders';

export interface CollectorPlanProps {
  /** Id of who is signed in. */
  owner: string;
  /** Where an account is visited. */
  hrefOf: (code: string) => string;
  /** Where the own TTS are. */
  ttsHref: string;
  /** Where orders to take a unit are. */
  ordersHref: string;
  /** Where such an order is carried out. */
  orderHrefOf: (id: number) => string;
}

/** A collector's day: the plan, from the device first, and where each visit is by now. */
export function CollectorPlan({ owner, hrefOf, ttsHref, ordersHref, orderHrefOf }: CollectorPlanProps) {
  const day = useCollectorDay(owner);
  const { plan, rows, visits, error, problem, today, isAsking, isStale, retry } = day;
  const orders = useOwnOrders(owner).rows;
  const [nextOrder, ...more] = openOrders(orders);
  const [writing, setWriting] = useState<PlanRow | null>(null);

  if (!plan || isForbidden(error)) {
    if (error) return <ListErrorState error={error} onRetry={retry} retrying={isAsking} filtered={false} />;
    return <SkeletonLines lines={12} />;
  }
  const unsent = (visits ?? []).filter((visit) => visit.tts !== null && isUnsent(visit));
  return (
    <PageParts>
      <KeptSince
        error={error}
        since={sinceText(plan.as_of, plan.office.zone, today)}
        today={today}
        isAsking={isAsking}
        onRetry={retry}
      />
      <DayNotices plan={plan} today={today} problem={problem?.message ?? null} />
      {nextOrder && (
        <OrderNotice count={1 + more.length} until={nextOrder.order.valid_until} href={ordersHref} />
      )}
      <DayHead
        day={plan.day}
        office={plan.office.name}
        count={rows.length}
        visited={
          rows.filter(({ visits: made }) => made.some(({ isOpen, isToday }) => isToday && !isOpen)).length
        }
        carried={{
          count: plan.carried.count + unsent.length,
          amount: plan.carried.amount + unsent.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        }}
        numbersLeft={numbersLeft(plan.blocks, usedNumbers(visits ?? []), today)}
        ttsHref={ttsHref}
      />
      {rows.length === 0 ? (
        <EmptyState title="Tidak ada akun hari ini">
          Tidak ada angsuran yang jatuh tempo dalam tiga hari atau terlambat. Penyelia dapat menambahkan akun
          sampai pukul 12.00.
        </EmptyState>
      ) : (
        <PlanList
          {...{ rows, day: plan.day, hrefOf, orders, orderHrefOf }}
          onWrite={setWriting}
          loading={isStale}
        />
      )}
      {writing && <ComingText plan={plan} row={writing} onClose={() => setWriting(null)} />}
    </PageParts>
  );
}
