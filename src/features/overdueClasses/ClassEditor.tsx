import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import { beginsLetterDays } from '@/lib/collection/letterDays';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { useEditor } from '@/lib/editor/useEditor';
import { formatDate } from '@/lib/format/tanggal';
import { useClassAct } from './api/useClassAct';
import { ClassForm } from './components/ClassForm';
import { checkValues, classChanges, earliestStart, formValues, writeOf } from './domain/classForm';

export interface ClassEditorProps {
  /** The version that is changed, or followed. */
  row: OverdueClassesMaster;
  /** A version that follows another, or a change. */
  mode: 'follow' | 'change';
  /** The version before the one that is changed. */
  before?: OverdueClassesMaster | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Makes the next version, or changes one that is still to come. */
export function ClassEditor({ row, mode, before, today, onClose }: ClassEditorProps) {
  const toast = useToast();
  const write = useClassAct((saved) => {
    toast.show({
      tone: 'success',
      message: `Kelas Tunggakan tersimpan, berlaku mulai ${formatDate(saved?.valid_from)}.`,
    });
    onClose();
  });
  const earliestAfter = (base: OverdueClassesMaster) =>
    earliestStart(today, mode === 'change' ? before?.valid_from : base.valid_from);
  const { form, dialog, problem } = useEditor({
    record: row,
    start: () => formValues(row, mode === 'change' ? row.valid_from : earliestAfter(row)),
    write,
    check: (values, base) => checkValues(values, earliestAfter(base)),
    changes: classChanges,
    send: (values, { id, version }) =>
      write.send({ do: mode, seen: { id, version }, values: writeOf(values) }),
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      title={mode === 'change' ? `Ubah versi ${formatDate(row.valid_from)}` : 'Versi baru Kelas Tunggakan'}
      onClose={onClose}
    >
      <ClassForm
        {...form}
        dayStays={mode === 'change' && beginsLetterDays(row, before)}
        notice={
          problem ? (
            <SaveProblem {...problem} />
          ) : (
            mode === 'follow' && (
              <InlineAlert tone="info">
                Versi sekarang tetap berlaku sampai sehari sebelum versi baru.
              </InlineAlert>
            )
          )
        }
      />
    </FormDialog>
  );
}
