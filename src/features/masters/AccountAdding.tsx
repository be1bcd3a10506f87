import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Master } from '@/lib/contract/masters';
import { useEditor } from '@/lib/editor/useEditor';
import { accountLabel } from '@/lib/payment/receiving';
import { useAccountAct } from './api/useAccountAct';
import { AccountForm } from './components/AccountForm';
import { accountWrite, checkAccount, EMPTY_ACCOUNT } from './domain/accountForm';

export interface AccountAddingProps {
  /** The office that receives on it. */
  office: Master;
  /** Asked to be closed. */
  onClose: () => void;
}

/** A new receiving account of an office: it waits for a second person, or in set-up is there at once. */
export function AccountAdding({ office, onClose }: AccountAddingProps) {
  const toast = useToast();
  const write = useAccountAct((account) => {
    const next = account.waiting
      ? 'Menunggu persetujuan; menerima transfer mulai sehari setelah disetujui.'
      : 'Kasir dapat memilihnya sekarang.';
    toast.tell({ message: `Rekening ${accountLabel(account)} tercatat.`, next }, onClose);
  });
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => EMPTY_ACCOUNT,
    write: { ...write, current: null },
    check: checkAccount,
    changes: () => [],
    send: (typed) => write.send({ do: 'add', officeId: office.id, values: accountWrite(typed) }),
  });
  return (
    <FormDialog {...dialog} title={`Rekening penerima baru, kantor ${office.name}`} onClose={onClose}>
      <AccountForm
        {...form}
        notice={
          problem ? (
            <SaveProblem {...problem} />
          ) : (
            <InlineAlert tone="info">
              Orang kedua menyetujuinya, dan rekening ini menerima transfer mulai keesokan harinya.
            </InlineAlert>
          )
        }
      />
    </FormDialog>
  );
}
