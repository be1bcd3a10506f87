import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { useToast } from '@/components/Toast/useToast';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { DrawerRequest } from '@/lib/contract/drawerRequests';
import { formatDate } from '@/lib/format/tanggal';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
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
  const formId = useId();
  const toast = useToast();
  const [draft, setDraft] = useState(EMPTY_HAND_OVER);
  // Another for each asking: the slip of a rejected one stays with it, and the same photo is sent again.
  const [slot] = useState(() => `setor-${newIdempotencyKey()}`);
  const [tried, setTried] = useState(false);
  const { send, isPending, problem, fields } = useHandOver(place, () =>
    toast.tell(
      { message: 'Penyerahan diminta.', next: 'Uangnya tercatat keluar sesudah dikonfirmasi.' },
      onClose,
    ),
  );
  const missing = checkHandOver(draft);
  const handleSend = () => {
    setTried(true);
    if (Object.keys(missing).length > 0) return;
    const { cashier, day, closings } = shown;
    send({ staff_id: cashier.id, day, closing: closings.length, ...toHandOver(draft) });
  };
  return (
    <FormDialog
      title={`Serahkan kas ${formatDate(shown.day)}`}
      formId={formId}
      sendLabel="Serahkan"
      busy={isPending}
      changed={draft !== EMPTY_HAND_OVER}
      onClose={onClose}
    >
      <HandOverForm
        {...{ formId, draft, Upload, problem }}
        amount={handOver.amount}
        receivers={handOver.receivers}
        slot={slot}
        busy={isPending}
        errors={tried ? { ...fields, ...missing } : fields}
        onChange={setDraft}
        onSend={handleSend}
      />
    </FormDialog>
  );
}
