import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { HolidayMaster } from '@/lib/contract/holidayMaster';
import { useEditor } from '@/lib/editor/useEditor';
import { formatDate } from '@/lib/format/tanggal';
import { useHolidayAct } from './api/useHolidayAct';
import { HolidayForm } from './components/HolidayForm';
import { checkValues, formValues, holidayChanges, pastDay, writeOf } from './domain/holidayForm';
import { HolidayRemoving } from './HolidayRemoving';

export interface HolidayEditorProps {
  /** The holiday that is changed; null makes a new one. */
  row: HolidayMaster | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Makes a holiday, changes one, or leads to taking it out. */
export function HolidayEditor({ row, today, onClose }: HolidayEditorProps) {
  const toast = useToast();
  const [removing, setRemoving] = useState(false);
  const write = useHolidayAct((_, saved) => {
    toast.show({ tone: 'success', message: `Hari libur ${formatDate(saved?.date)} tersimpan.` });
    onClose();
  });
  const { base, draft, form, dialog, problem } = useEditor({
    record: row,
    start: () => formValues(row),
    write,
    check: (values, before) => checkValues(values, before, today),
    // A day that is taken is another holiday: there is nothing to go on from.
    changes: (before, now) => (before.id === now.id ? holidayChanges(before, now) : []),
    send: (typed, before) => {
      const values = writeOf(typed, before, today);
      if (before) write.send({ do: 'change', id: before.id, version: before.version, values });
      else write.send({ do: 'create', values });
    },
  });
  return (
    <>
      <FormDialog
        {...dialog}
        title={row ? row.name : 'Hari libur baru'}
        others={
          base && (
            <Button disabled={dialog.busy} onClick={() => setRemoving(true)}>
              Hapus
            </Button>
          )
        }
        onClose={onClose}
      >
        <HolidayForm
          {...form}
          past={pastDay(draft, base, today)}
          notice={problem && <SaveProblem {...problem} />}
        />
        {base && <RecordStamps of={base} />}
      </FormDialog>
      {removing && base && (
        <HolidayRemoving row={base} today={today} onRemoved={onClose} onCancel={() => setRemoving(false)} />
      )}
    </>
  );
}
