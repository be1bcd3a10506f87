import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { useEditor } from '@/lib/editor/useEditor';
import { formatDate } from '@/lib/format/tanggal';
import { useLetterDaysAsk } from './api/useLetterDaysAsk';
import { LetterDaysForm } from './components/LetterDaysForm';
import { classChanges } from './domain/classForm';
import { checkLetterDays, letterDaysOf, letterDaysValues } from './domain/letterDaysForm';

export interface LetterDaysEditorProps {
  /** The newest version: it has the days that hold from tomorrow on. */
  row: OverdueClassesMaster;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Asks for other days of warning letters: a second person decides, and they hold from the next day. */
export function LetterDaysEditor({ row, onClose }: LetterDaysEditorProps) {
  const toast = useToast();
  const write = useLetterDaysAsk(({ waiting, row: saved }) =>
    toast.tell(
      waiting
        ? {
            message: 'Perubahan hari surat peringatan menunggu persetujuan.',
            next: 'Berlaku paling awal sehari setelah disetujui.',
          }
        : {
            message: 'Hari surat peringatan tersimpan.',
            next: `Berlaku mulai ${formatDate(saved.valid_from)}.`,
          },
      onClose,
    ),
  );
  const { form, dialog, problem } = useEditor({
    record: row,
    start: () => letterDaysValues(row),
    write,
    check: checkLetterDays,
    changes: classChanges,
    send: (values, { id, version }) =>
      write.send({ letter_from: letterDaysOf(values), follows: { id, version } }),
  });
  return (
    <FormDialog
      {...dialog}
      title="Minta perubahan hari surat peringatan"
      sendLabel="Minta persetujuan"
      busyLabel="Mengirim…"
      onClose={onClose}
    >
      <LetterDaysForm
        {...form}
        notice={
          problem ? (
            <SaveProblem {...problem} />
          ) : (
            <InlineAlert tone="info">
              Orang kedua menyetujuinya, dan hari yang baru berlaku mulai keesokan harinya. Kolektibilitas dan
              kelompok tidak berubah.
            </InlineAlert>
          )
        }
      />
    </FormDialog>
  );
}
