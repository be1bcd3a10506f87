import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import type { DrawerRequest } from '@/lib/contract/drawerRequests';
import { useWithdrawDrawer } from './api/useDayDecision';
import { askedText, confirmedBy } from './domain/handOverText';

/** Money that the cashier asked for and nobody gave yet, and taking that back. */
export function CashInPart({
  waiting,
}: {
  /** What was asked for. */
  waiting: DrawerRequest;
}) {
  const toast = useToast();
  const { send, isPending, problem } = useWithdrawDrawer(() =>
    toast.tell({ message: 'Permintaan ditarik kembali.', next: 'Tidak ada uang yang berpindah.' }),
  );
  return (
    <InlineAlert
      tone="info"
      title="Kas yang diminta belum diberikan"
      action={
        waiting.may_withdraw && (
          <Button busy={isPending} busyLabel="Menarik…" onClick={() => send(waiting)}>
            Tarik kembali
          </Button>
        )
      }
    >
      {askedText(waiting)}. {confirmedBy(waiting)} Uang itu masuk ke kas hari yang terbuka saat disetujui.
      {problem && ` ${problem}`}
    </InlineAlert>
  );
}
