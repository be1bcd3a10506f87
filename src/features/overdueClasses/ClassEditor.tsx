import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { stillRefusedPaths } from '@/lib/forms/stillRefused';
import { formatDate } from '@/lib/format/tanggal';
import { useClassAct } from './api/useClassAct';
import { ClassForm } from './components/ClassForm';
import {
  checkValues,
  classChanges,
  earliestStart,
  formValues,
  writeOf,
  type ClassValues,
} from './domain/classForm';

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
  const formId = useId();
  const toast = useToast();
  /** The version that is written over or after; a newer one is taken over only by a press. */
  const [base, setBase] = useState(row);
  const earliest = earliestStart(today, mode === 'change' ? before?.valid_from : base.valid_from);
  const [start] = useState(() => formValues(row, mode === 'change' ? row.valid_from : earliest));
  const [values, setValues] = useState(start);
  const [sent, setSent] = useState<ClassValues | null>(null);
  const [tried, setTried] = useState(false);
  const { send, isPending, fields, problem, current, reset } = useClassAct((saved) => {
    toast.show({
      tone: 'success',
      message: `Kelas Tunggakan tersimpan, berlaku mulai ${formatDate(saved?.valid_from)}.`,
    });
    onClose();
  });
  const own = checkValues(values, earliest);
  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(values);
    send({ do: mode, seen: { id: base.id, version: base.version }, values: writeOf(values) });
  };
  const handleTakeOver = () => {
    if (current) setBase(current);
    reset();
  };
  return (
    <Dialog
      open
      size="medium"
      title={mode === 'change' ? `Ubah versi ${formatDate(row.valid_from)}` : 'Versi baru Kelas Tunggakan'}
      busy={isPending}
      changed={JSON.stringify(values) !== JSON.stringify(start)}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Menyimpan…">
            Simpan
          </Button>
        </>
      }
    >
      <ClassForm
        formId={formId}
        values={values}
        errors={{ ...stillRefusedPaths(fields, sent, values), ...(tried ? own : {}) }}
        busy={isPending}
        notice={
          problem ? (
            <SaveProblem
              message={problem}
              moved={current ? classChanges(base, current) : []}
              onTakeOver={handleTakeOver}
            />
          ) : (
            mode === 'follow' && (
              <InlineAlert tone="info">
                Versi sekarang tetap berlaku sampai sehari sebelum versi baru.
              </InlineAlert>
            )
          )
        }
        onChange={(change) => setValues((now) => ({ ...now, ...change }))}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
