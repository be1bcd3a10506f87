import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageActs } from '@/components/PageHeader/PageAction';
import { useToast } from '@/components/Toast/useToast';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatDate } from '@/lib/format/tanggal';
import { useSession } from '@/lib/session/useSession';
import { dayOptions } from './api/cashierDay.queries';
import { useReopenDay } from './api/useDayDecision';
import { CashInDialog } from './CashInDialog';
import { ReopenDialog } from './components/ReopenDialog';
import { DayPrinting } from './DayPrinting';
import { shownHandOver } from './domain/handOverText';
import { HandOverPrinting } from './HandOverPrinting';
import { useDayAddress } from './useDayAddress';

export interface CashierDayActs extends PageActs {
  /** What the log calls the day that is shown; null: none is. */
  record: string | null;
  /** Opens the print of the day's last closing. */
  onPrint: () => void;
}

type Overlay = 'print' | 'cashIn' | 'handOver' | 'reopen';

/**
 * What can be done with the cashier's day that the address names, or why not; by payment nothing can. Counting and closing
 * it is the page's own form.
 */
export function useCashierDayActs(): CashierDayActs {
  const toast = useToast();
  const [{ day, staffId, by }] = useDayAddress();
  const mayClose = useSession()?.access.is_credit_add === 1;
  const { data } = useQuery({ ...dayOptions(day, staffId, by), enabled: mayClose || staffId !== null });
  const here = `${staffId}/${day}/${by}`;
  /** What is open, and of which day: another one closes it. */
  const [open, setOpen] = useState<{ what: Overlay; of: string } | null>(null);
  const isOpen = (what: Overlay) => open?.what === what && open.of === here;
  const reopening = useReopenDay({ day, staffId }, (after) =>
    toast.tell(
      {
        message: `Kas ${after.cashier.name} ${formatDate(after.day)} dibuka kembali.`,
        next: 'Kasirnya menghitung dan menutup sekali lagi.',
      },
      () => setOpen(null),
    ),
  );
  const close = () => {
    reopening.reset();
    setOpen(null);
  };
  const onPrint = () => setOpen({ what: 'print', of: here });
  if (!data) return { actions: [], shown: null, record: null, onPrint };
  const { cashier, closings, state, may_reopen: mayReopen } = data;
  const isDrawer = data.by === 'entered';
  const print = isDrawer && closings.length > 0 ? { label: 'Cetak penutupan', onSelect: onPrint } : null;
  const printHandOver =
    isDrawer && shownHandOver(data)
      ? [{ label: 'Cetak berita acara', onSelect: () => setOpen({ what: 'handOver', of: here }) }]
      : [];
  const whyNotReopened =
    data.waiting?.kind === 'HAND_OVER'
      ? 'Penyerahan uangnya masih menunggu konfirmasi.'
      : 'Dilakukan oleh penyetuju, bukan oleh kasirnya sendiri.';
  const reopen = {
    label: 'Buka kembali',
    onSelect: () => setOpen({ what: 'reopen', of: here }),
    whyNot: mayReopen ? null : whyNotReopened,
  };
  const { cash_in: cashIn } = data;
  const askCash = cashIn && {
    label: 'Minta kas',
    onSelect: () => setOpen({ what: 'cashIn', of: here }),
    whyNot: whyNotAsked(cashIn),
  };
  const isClosed = isDrawer && state === 'CLOSED';
  return {
    primary: isClosed ? print : null,
    actions: [
      ...(isClosed || !print ? [] : [print]),
      ...(askCash ? [askCash] : []),
      ...printHandOver,
      ...(isClosed || mayReopen ? [reopen] : []),
    ],
    shown: (
      <>
        {isOpen('print') && <DayPrinting shown={data} onClose={close} />}
        {isOpen('cashIn') && cashIn && (
          <CashInDialog place={{ day, staffId }} safe={cashIn.safe} onClose={close} />
        )}
        {isOpen('handOver') && <HandOverPrinting shown={data} onClose={close} />}
        {isOpen('reopen') && (
          <ReopenDialog
            cashier={cashier.name}
            day={data.day}
            busy={reopening.isPending}
            problem={reopening.problem}
            onCancel={close}
            onReopen={(reason) =>
              reopening.send({ staff_id: cashier.id, day: data.day, closing: closings.length, reason })
            }
          />
        )}
      </>
    ),
    record: `${cashier.id}/${data.day}`,
    onPrint,
  };
}

function whyNotAsked({ may_ask: mayAsk, waiting }: NonNullable<CashierDay['cash_in']>): string | null {
  if (mayAsk) return null;
  return waiting ? 'Permintaan sebelumnya belum diputuskan.' : 'Kas hari ini sudah ditutup.';
}
