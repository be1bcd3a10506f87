import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { useToast } from '@/components/Toast/useToast';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { DrawerRequest } from '@/lib/contract/drawerRequests';
import { formatDate } from '@/lib/format/tanggal';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { AskingDialog } from './AskingDialog';
import { useHandOver, useWithdrawDrawer, type ShownDay } from './api/useDayDecision';
import { HandOverForm, type HandOverFormProps } from './components/HandOverForm';
import { HandOverState } from './components/HandOverState';
import { checkHandOver, EMPTY_HAND_OVER, toHandOver } from './domain/handOverDraft';

interface HandOverPartProps extends Pick<HandOverFormProps, 'Upload'> {
  /** The cashier's day. */
  shown: CashierDay;
  /** Where it is kept. */
  place: ShownDay;
}

/** What became of a closed day's cash, and handing it over. */
export function HandOverPart({ shown, place, Upload }: HandOverPartProps) {
  const [isAsking, setAsking] = useState(false);
  const { waiting, hand_over: handOver } = shown;
  if (waiting?.may_withdraw) return <Withdrawing shown={shown} waiting={waiting} />;
  const action = handOver?.may_ask && (
    <Button kind="primary" onClick={() => setAsking(true)}>
      Serahkan uang
    </Button>
  );
  return (
    <>
      <HandOverState shown={shown} action={action || undefined} />
      {isAsking && handOver && (
        <Asking {...{ shown, handOver, place, Upload }} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function Withdrawing({ shown, waiting }: Pick<HandOverPartProps, 'shown'> & { waiting: DrawerRequest }) {
  const toast = useToast();
  const { send, isPending, problem } = useWithdrawDrawer(() =>
    toast.tell({ message: 'Permintaan ditarik kembali.', next: 'Tidak ada uang yang berpindah.' }),
  );
  return (
    <HandOverState
      shown={shown}
      problem={problem}
      action={
        <Button busy={isPending} busyLabel="Menarik…" onClick={() => send(waiting)}>
          Tarik kembali
        </Button>
      }
    />
  );
}

interface AskingProps extends HandOverPartProps {
  handOver: NonNullable<CashierDay['hand_over']>;
  onClose: () => void;
}

function Asking({ shown, handOver, place, Upload, onClose }: AskingProps) {
  const toast = useToast();
  // Another for each asking: the slip of a rejected one stays with it, and the same photo is sent again.
  const [slot] = useState(() => `setor-${newIdempotencyKey()}`);
  const { send, ...call } = useHandOver(place, () =>
    toast.tell(
      { message: 'Penyerahan diminta.', next: 'Uangnya tercatat keluar sesudah dikonfirmasi.' },
      onClose,
    ),
  );
  const { cashier, day, closings } = shown;
  return (
    <AskingDialog
      title={`Serahkan kas ${formatDate(day)}`}
      sendLabel="Serahkan"
      empty={EMPTY_HAND_OVER}
      check={checkHandOver}
      call={call}
      onSend={(draft) => send({ staff_id: cashier.id, day, closing: closings.length, ...toHandOver(draft) })}
      onClose={onClose}
    >
      {(form) => (
        <HandOverForm
          {...form}
          {...{ Upload, slot }}
          amount={handOver.amount}
          receivers={handOver.receivers}
        />
      )}
    </AskingDialog>
  );
}
