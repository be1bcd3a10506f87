import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { HolidayMaster } from '@/lib/contract/holidayMaster';
import { formatDate } from '@/lib/format/tanggal';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useHolidayAct } from './api/useHolidayAct';
import { HolidayForm } from './components/HolidayForm';
import {
  checkValues,
  formValues,
  holidayChanges,
  pastDay,
  writeOf,
  type HolidayValues,
} from './domain/holidayForm';
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
  const formId = useId();
  const toast = useToast();
  /** The state that is written over; a newer one is taken over only by a press. */
  const [base, setBase] = useState(row);
  const [start] = useState(() => formValues(row));
  const [values, setValues] = useState(start);
  const [sent, setSent] = useState<HolidayValues | null>(null);
  const [tried, setTried] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { send, isPending, fields, problem, current, reset } = useHolidayAct((_, saved) => {
    toast.show({ tone: 'success', message: `Hari libur ${formatDate(saved?.date)} tersimpan.` });
    onClose();
  });
  const own = checkValues(values, base, today);
  const refused = stillRefused(fields, sent, values);
  // A day that is taken is another holiday: there is nothing to go on from.
  const moved = base && current?.id === base.id ? holidayChanges(base, current) : [];
  const dirty = (Object.keys(values) as (keyof HolidayValues)[]).some((key) => values[key] !== start[key]);

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(values);
    const write = writeOf(values, base, today);
    if (base) send({ do: 'change', id: base.id, version: base.version, values: write });
    else send({ do: 'create', values: write });
  };
  const handleTakeOver = () => {
    setBase(current);
    reset();
  };

  return (
    <>
      <Dialog
        open
        title={row ? row.name : 'Hari libur baru'}
        busy={isPending}
        changed={dirty}
        onClose={onClose}
        actions={
          <>
            {base && (
              <Button disabled={isPending} onClick={() => setRemoving(true)}>
                Hapus
              </Button>
            )}
            <CancelButton disabled={isPending} />
            <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Menyimpan…">
              Simpan
            </Button>
          </>
        }
      >
        <HolidayForm
          formId={formId}
          values={values}
          errors={{ ...refused, ...(tried ? own : {}) }}
          past={pastDay(values, base, today)}
          busy={isPending}
          notice={problem && <SaveProblem message={problem} moved={moved} onTakeOver={handleTakeOver} />}
          onChange={(change) => setValues((now) => ({ ...now, ...change }))}
          onSubmit={handleSubmit}
        />
        {base && <RecordStamps of={base} />}
      </Dialog>
      {removing && base && (
        <HolidayRemoving row={base} today={today} onRemoved={onClose} onCancel={() => setRemoving(false)} />
      )}
    </>
  );
}
