import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Death } from '@/lib/contract/deaths';
import { useEditor } from '@/lib/editor/useEditor';
import { useRecordDeath } from './api/useCollectingWrite';
import { DeathForm, type DeathFormProps } from './components/DeathForm';
import { checkDeath, deathBody, deathChanges, deathDraft } from './domain/deathDraft';

export interface DeathEditorProps extends Pick<DeathFormProps, 'Upload'> {
  /** The contract code. */
  code: string;
  /** As it is recorded; null: it is not yet. */
  death: Death | null;
  /** Saved, or left. */
  onClose: () => void;
}

/** Records that a borrower died, or who else is spoken to. */
export function DeathEditor({ code, death, Upload, onClose }: DeathEditorProps) {
  const toast = useToast();
  const write = useRecordDeath(code);
  const { form, dialog, problem } = useEditor<Death | null, ReturnType<typeof deathDraft>>({
    record: death,
    start: () => deathDraft(death),
    write,
    check: checkDeath,
    changes: deathChanges,
    send: (draft, base) =>
      write.send(deathBody(draft, base), {
        onSuccess: ({ heir }) =>
          toast.tell(
            {
              message: `${heir.name} dihubungi sejak ini.`,
              next: 'Telepon, kunjungan dan surat ditujukan kepadanya.',
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog {...dialog} title={`Nasabah meninggal, ${code}`} onClose={onClose}>
      <DeathForm
        {...form}
        Upload={Upload}
        slot={`death-${code}`}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
