import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { ForbiddenPage } from '@/components/ForbiddenPage/ForbiddenPage';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { useToast } from '@/components/Toast/useToast';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import { cashierDaySchema, type CashierDay } from '@/lib/contract/cashierDay';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { stillRefused } from '@/lib/forms/stillRefused';
import { ApiError } from '@/lib/http/ApiError';
import { currentOf } from '@/lib/http/conflict';
import { dayOptions } from './api/cashierDay.queries';
import { useCloseDay, type ShownDay } from './api/useDayDecision';
import { ClosingList } from './components/ClosingList';
import { CountForm } from './components/CountForm';
import type { HandOverFormProps } from './components/HandOverForm';
import { DaySummary } from './components/DaySummary';
import { CashInPart } from './CashInPart';
import { HandOverPart } from './HandOverPart';
import { OwnWaitingNotice, type OwnRequest } from './components/OwnWaitingNotice';
import type { CountDraft } from '@/lib/cash/countDraft';
import { dayStatusLabel } from './domain/dayText';
import { forgetCount, keepCount, startCount } from './domain/keptCount';
import { MovementList } from './MovementList';
import styles from './CashierDayView.module.css';

export interface CashierDayViewProps {
  /** Null: today. */
  day: string | null;
  /** Null: one's own. */
  staffId: number | null;
  /** By day of entry or of payment. */
  by: ReceiptDay;
  /** The same day by entry, where it is counted and closed. */
  hrefByEntry: string;
  /** Address of a receipt. */
  hrefOfReceipt: (id: number) => string;
  /** Where a request of one's own is opened. */
  hrefOfWaiting: (request: OwnRequest) => string;
  /** A field for the slip of the bank. */
  Upload: HandOverFormProps['Upload'];
  /** Asked to print the closing. */
  onPrint: () => void;
}

/** One cashier's day: what moved, the count, and how it was closed; by payment only what moved. */
export function CashierDayView(props: CashierDayViewProps) {
  const { day, staffId, by, hrefByEntry, hrefOfReceipt, hrefOfWaiting, Upload, onPrint } = props;
  const { data, error, isFetching, refetch } = useQuery(dayOptions(day, staffId, by));
  if (!data) {
    if (!error) return <SkeletonLines lines={10} />;
    if (error instanceof ApiError && error.status === 403) return <ForbiddenPage />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const isDrawer = data.by === 'entered';
  return (
    <PageParts className={styles.root} role="region" aria-label={`Kas ${data.cashier.name}`}>
      <Head shown={data} />
      {!isDrawer && (
        <InlineAlert
          tone="info"
          action={
            <LinkButton kind="quiet" href={hrefByEntry}>
              Lihat tanggal entri
            </LinkButton>
          }
        >
          Kas dihitung dan ditutup menurut tanggal entri.
        </InlineAlert>
      )}
      {isDrawer && data.state === 'CHANGED' && (
        <InlineAlert tone="warning" title="Berubah sesudah ditutup">
          {data.since_closing} perubahan masuk sesudah penutupan terakhir. Hitung dan tutup sekali lagi;
          hitungan sebelumnya tetap tersimpan.
        </InlineAlert>
      )}
      {data.cash_in?.waiting && <CashInPart waiting={data.cash_in.waiting} />}
      {isDrawer && <HandOverPart shown={data} place={{ day, staffId }} Upload={Upload} />}
      <div data-part="columns">
        <DaySummary shown={data} />
        {isDrawer && <CloseObstacle shown={data} isOwn={staffId === null} />}
        {data.may_close && (
          <Count
            // Another closing is another count.
            key={`${data.day}/${data.closings.length}`}
            shown={data}
            place={{ day, staffId }}
            hrefOfWaiting={hrefOfWaiting}
            onPrint={onPrint}
          />
        )}
        {isDrawer && data.closings.length > 0 && <ClosingList closings={data.closings} />}
      </div>
      <MovementList shown={data} hrefOfReceipt={hrefOfReceipt} />
    </PageParts>
  );
}

function Head({ shown: { by, cashier, office, day, state } }: { shown: CashierDay }) {
  const { tone, label } = dayStatusLabel(state);
  return (
    <div data-part="head">
      <h2>
        {cashier.name}, {formatDate(day)}
      </h2>
      <p>Kantor {office.name}</p>
      {by === 'entered' && <StatusChip tone={tone}>{label}</StatusChip>}
    </div>
  );
}

/** In the place of the count: why this reader can't close the day, and who can (docs/decisions/0075). */
function CloseObstacle({ shown, isOwn }: { shown: CashierDay; isOwn: boolean }) {
  // What waits says itself what comes next.
  if (shown.state === 'CLOSED' || shown.may_close || shown.waiting?.kind === 'HAND_OVER') return null;
  if (!isOwn) {
    return (
      <WhyNot action="Tutup kas">
        dihitung dan ditutup oleh {shown.cashier.name} sendiri. Bila ia tidak hadir, dua orang lain
        menutupnya.
      </WhyNot>
    );
  }
  return <WhyNot action="Tutup kas">hari ini belum tiba.</WhyNot>;
}

interface CountProps extends Pick<CashierDayViewProps, 'hrefOfWaiting' | 'onPrint'> {
  shown: CashierDay;
  place: ShownDay;
}

function Count({ shown, place, hrefOfWaiting, onPrint }: CountProps) {
  const toast = useToast();
  const [draft, setDraft] = useState(() => startCount(shown));
  const [sent, setSent] = useState<CountDraft | null>(null);
  const { send, isPending, problem, fields } = useCloseDay(place, ({ closings }) => {
    forgetCount(shown);
    const { counted_cash = 0, expected_cash = 0 } = closings.at(-1) ?? {};
    toast.tell({
      message: `Kas ${formatDate(shown.day)} ditutup, selisih ${formatRupiah(counted_cash - expected_cash)}.`,
      next: 'Cetak penutupannya, lalu serahkan uangnya di bagian "Belum disetor".',
      action: { label: 'Cetak penutupan', onClick: onPrint },
    });
  });
  return (
    <CountForm
      expected={shown.cash}
      draft={draft}
      again={shown.closings.length > 0}
      busy={isPending}
      refused={stillRefused(fields, sent, draft)}
      problem={problem}
      notice={<OwnWaitingNotice waiting={shown.own_waiting} hrefOf={hrefOfWaiting} />}
      onChange={(next) => {
        setDraft(next);
        keepCount(shown, next);
      }}
      onClose={(count) => {
        setSent(draft);
        const { day, last_movement_id, closings } = shown;
        send(
          { ...count, day, last_movement_id, closings: closings.length },
          {
            onError: (error) => {
              // The count goes with the form.
              if (currentOf(error, cashierDaySchema)?.state !== 'CLOSED') return;
              toast.tell({
                message: `Kas ${formatDate(day)} sudah ditutup di tempat lain.`,
                next: 'Hitungan ini tidak dipakai; periksa penutupannya.',
              });
            },
          },
        );
      }}
    />
  );
}
