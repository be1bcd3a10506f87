import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import { useEditor } from '@/lib/editor/useEditor';
import { formatDate } from '@/lib/format/tanggal';
import { useRecordConsent } from './api/useCollectingWrite';
import { ConsentForm, type ConsentFormProps } from './components/ConsentForm';
import { checkConsent, consentBody, EMPTY_CONSENT } from './domain/consentDraft';

export interface ConsentAddingProps extends Pick<ConsentFormProps, 'Upload'> {
  /** The contract code. */
  code: string;
  /** Recorded, or left. */
  onClose: () => void;
}

/** Records what a borrower allows beyond the rule of place and hours. */
export function ConsentAdding({ code, Upload, onClose }: ConsentAddingProps) {
  const toast = useToast();
  const write = useRecordConsent(code);
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => EMPTY_CONSENT,
    write,
    check: checkConsent,
    send: (draft) =>
      write.send(consentBody(draft), {
        onSuccess: ({ until }) =>
          toast.tell(
            {
              message: `Persetujuan berlaku sampai ${formatDate(until)}.`,
              next: 'Dapat dipilih saat mencatat telepon di luar jam penagihan.',
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog {...dialog} title="Persetujuan nasabah baru" onClose={onClose}>
      <ConsentForm
        {...form}
        Upload={Upload}
        slot={`consent-${code}`}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
