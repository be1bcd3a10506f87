import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
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
import { useCloseDay, useReopenDay } from './api/useDayDecision';
import { ClosingList } from './components/ClosingList';
import { CountForm } from './components/CountForm';
import { DaySummary } from './components/DaySummary';
import { ReopenDialog } from './components/ReopenDialog';
import { DayPrinting } from './DayPrinting';
import { OwnWaitingNotice, type OwnRequest } from './components/OwnWaitingNotice';
import type { CountDraft } from './domain/countDraft';
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
  /** Leads to what the log holds of a day, by the name that it has there. */
  logOf?: ((record: string) => ReactNode) | undefined;
}

/** One cashier's day: what moved, the count, and how it was closed; by payment only what moved. */
export function CashierDayView(props: CashierDayViewProps) {
  const { day, staffId, by, hrefByEntry, hrefOfReceipt, hrefOfWaiting, logOf } = props;
  const { data, error, isFetching, refetch } = useQuery(dayOptions(day, staffId, by));
  const [isPrinting, setPrinting] = useState(false);
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
      <div data-part="columns">
        <DaySummary shown={data} />
        {data.may_close && (
          <Count
            // Another closing is another count.
            key={`${data.day}/${data.closings.length}`}
            shown={data}
            place={{ day, staffId }}
            hrefOfWaiting={hrefOfWaiting}
            onPrint={() => setPrinting(true)}
          />
        )}
        {isDrawer && data.closings.length > 0 && <ClosingList closings={data.closings} />}
      </div>
      <div data-part="actions">
        {isDrawer && data.closings.length > 0 && (
          <DayPrinting shown={data} isOpen={isPrinting} onOpen={setPrinting} />
        )}
        {data.may_reopen && <Reopening shown={data} place={{ day, staffId }} />}
        {isDrawer && <DayObstacle shown={data} isOwn={staffId === null} />}
        {logOf?.(`${data.cashier.id}/${data.day}`)}
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

/** Why the day can't be closed or opened again by this reader, and who can (docs/decisions/0075). */
function DayObstacle({ shown, isOwn }: { shown: CashierDay; isOwn: boolean }) {
  if (shown.state === 'CLOSED') {
    if (shown.may_reopen) return null;
    return <WhyNot action="Buka kembali">dilakukan oleh penyetuju, bukan oleh kasirnya sendiri.</WhyNot>;
  }
  if (shown.may_close) return null;
  if (!isOwn) {
    return <WhyNot action="Tutup kas">dihitung dan ditutup oleh {shown.cashier.name} sendiri.</WhyNot>;
  }
  return <WhyNot action="Tutup kas">hari ini belum tiba.</WhyNot>;
}

interface DecisionProps {
  shown: CashierDay;
  place: Pick<CashierDayViewProps, 'day' | 'staffId'>;
}

interface CountProps extends DecisionProps {
  hrefOfWaiting: (request: OwnRequest) => string;
  onPrint: () => void;
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
      next: 'Cetak penutupannya, lalu serahkan uangnya.',
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

function Reopening({ shown, place }: DecisionProps) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const { send, isPending, problem, reset } = useReopenDay(place, () =>
    toast.tell(
      {
        message: `Kas ${shown.cashier.name} ${formatDate(shown.day)} dibuka kembali.`,
        next: 'Kasirnya menghitung dan menutup sekali lagi.',
      },
      () => setAsking(false),
    ),
  );
  const handleCancel = () => {
    reset();
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Buka kembali</Button>
      {asking && (
        <ReopenDialog
          cashier={shown.cashier.name}
          day={shown.day}
          busy={isPending}
          problem={problem}
          onCancel={handleCancel}
          onReopen={(reason) =>
            send({ staff_id: shown.cashier.id, day: shown.day, closing: shown.closings.length, reason })
          }
        />
      )}
    </>
  );
}
