import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { ForbiddenPage } from '@/components/ForbiddenPage/ForbiddenPage';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatDate } from '@/lib/format/tanggal';
import { ApiError } from '@/lib/http/ApiError';
import { colour, font, media, space } from '@/lib/theme/tokens';
import { dayOptions } from './api/cashierDay.queries';
import { useCloseDay, useReopenDay } from './api/useDayDecision';
import { ClosingList } from './components/ClosingList';
import { CountForm } from './components/CountForm';
import { DaySummary } from './components/DaySummary';
import { MovementTable } from './components/MovementTable';
import { ReopenDialog } from './components/ReopenDialog';
import { DayPrinting } from './DayPrinting';
import { EMPTY_COUNT } from './domain/countDraft';
import { dayStanding } from './domain/dayWords';

export interface CashierDayViewProps {
  /** Null: today. */
  day: string | null;
  /** Null: one's own. */
  staffId: number | null;
  hrefOfReceipt: (id: number) => string;
}

/** One cashier's day: what moved, the count, and how it was closed. */
export function CashierDayView({ day, staffId, hrefOfReceipt }: CashierDayViewProps) {
  const { data, error, isFetching, refetch } = useQuery(dayOptions(day, staffId));
  if (!data) {
    if (!error) return <SkeletonLines lines={10} />;
    if (error instanceof ApiError && error.status === 403) return <ForbiddenPage />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Root aria-label={`Kas ${data.cashier.name}`}>
      <Head shown={data} />
      {data.state === 'CHANGED' && (
        <InlineAlert tone="warning" title="Berubah sesudah ditutup">
          {data.since_closing} perubahan masuk sesudah penutupan terakhir. Hitung dan tutup sekali lagi;
          hitungan sebelumnya tetap tersimpan.
        </InlineAlert>
      )}
      <div data-part="columns">
        <DaySummary shown={data} />
        {data.may_close && <Count shown={data} place={{ day, staffId }} />}
        {data.closings.length > 0 && <ClosingList closings={data.closings} />}
      </div>
      <div data-part="actions">
        {data.closings.length > 0 && <DayPrinting shown={data} />}
        {data.may_reopen && <Reopening shown={data} place={{ day, staffId }} />}
      </div>
      <MovementTable shown={data} hrefOfReceipt={hrefOfReceipt} />
    </Root>
  );
}

function Head({ shown: { cashier, office, day, state } }: { shown: CashierDay }) {
  const { tone, words } = dayStanding(state);
  return (
    <header>
      <h2>
        {cashier.name}, {formatDate(day)}
      </h2>
      <p>Kantor {office.name}</p>
      <StatusChip tone={tone}>{words}</StatusChip>
    </header>
  );
}

interface DecisionProps {
  shown: CashierDay;
  place: Pick<CashierDayViewProps, 'day' | 'staffId'>;
}

function Count({ shown, place }: DecisionProps) {
  const [draft, setDraft] = useState(EMPTY_COUNT);
  const { send, isPending, problem } = useCloseDay(place, () => setDraft(EMPTY_COUNT));
  return (
    <CountForm
      expected={shown.cash}
      draft={draft}
      again={shown.closings.length > 0}
      busy={isPending}
      problem={problem}
      onChange={setDraft}
      onClose={(count) =>
        send({
          ...count,
          day: shown.day,
          last_movement_id: shown.last_movement_id,
          closings: shown.closings.length,
        })
      }
    />
  );
}

function Reopening({ shown, place }: DecisionProps) {
  const [asking, setAsking] = useState(false);
  const { send, isPending, problem, reset } = useReopenDay(place, () => setAsking(false));
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

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(3)}` },
  '& > header h2': { fontSize: font.title, fontWeight: font.strong, overflowWrap: 'anywhere' },
  '& > header p': { color: colour.inkMuted },
  '& > [data-part="columns"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space(8),
  },
  '& > [data-part="actions"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) },
  '& > [data-part="actions"]:empty': { display: 'none' },
  [media.mobile]: { '& > [data-part="columns"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
