import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { formatDate } from '@/lib/format/tanggal';
import { stillRefused } from '@/lib/forms/stillRefused';
import { CalculationForm } from './components/CalculationForm';
import {
  checkValues,
  earliestStart,
  formValues,
  NEW_RULES,
  writeOf,
  type CalculationValues,
} from './domain/calculationForm';
import { fieldChanges } from './domain/fieldChanges';
import { useSaveCalculation } from './api/useSaveCalculation';

export interface CalculationEditorProps {
  /** The version that is changed or followed; null makes a new code. */
  row: CalculationMaster | null;
  /** A new one, one that follows another, or a change. */
  mode: 'create' | 'follow' | 'change';
  /** What a new code is for at first. */
  kind?: keyof typeof NEW_RULES;
  /** The version before the one that is changed. */
  before?: CalculationMaster | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Makes a new code, the next version of one, or changes a version that is still to come. */
export function CalculationEditor({
  row,
  mode,
  kind = 'R2',
  before,
  today,
  onClose,
}: CalculationEditorProps) {
  const formId = useId();
  const toast = useToast();
  /** The version that is written over or after; a newer one is taken over only by a press. */
  const [base, setBase] = useState(row);
  const [start] = useState(() => startValues(row, mode, kind, today));
  const [values, setValues] = useState(start);
  const [sent, setSent] = useState<CalculationValues | null>(null);
  const [tried, setTried] = useState(false);
  const { save, reset, isPending, fields, problem, current } = useSaveCalculation((saved) => {
    toast.show({
      tone: 'success',
      message: `Perhitungan ${saved.code} tersimpan, berlaku mulai ${formatDate(saved.valid_from)}.`,
    });
    onClose();
  });
  const own = checkValues(values, today, mode === 'change' ? before : (base ?? undefined));
  const refused = stillRefused(fields, sent, values);
  const dirty = (Object.keys(values) as (keyof CalculationValues)[]).some(
    (key) => values[key] !== start[key],
  );

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(values);
    const write = writeOf(values);
    if (mode === 'change' && base) {
      save({ kind: 'change', id: base.id, version: base.version, values: write });
    } else {
      const follows = base && { id: base.id, version: base.version };
      save({ kind: 'create', code: values.code, follows, values: write });
    }
  };
  const handleTakeOver = () => {
    setBase(current);
    reset();
  };

  return (
    <Dialog
      open
      size="large"
      title={titleOf(row, mode)}
      busy={isPending}
      changed={dirty}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={isPending}
            busyLabel="Menyimpan…"
            namesKeys
          >
            Simpan
          </Button>
        </>
      }
    >
      <CalculationForm
        formId={formId}
        values={values}
        errors={{ ...refused, ...(tried ? own : {}) }}
        codeFixed={mode !== 'create'}
        busy={isPending}
        notice={
          problem ? (
            <SaveProblem
              message={problem}
              moved={base && current ? fieldChanges(base, current) : []}
              onTakeOver={handleTakeOver}
            />
          ) : (
            mode === 'follow' && (
              <InlineAlert tone="info">
                Kontrak yang sudah ditandatangani tidak berubah. Versi sekarang tetap berlaku sampai sehari
                sebelum versi baru.
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

function startValues(
  row: CalculationMaster | null,
  mode: string,
  kind: keyof typeof NEW_RULES,
  today: string,
): CalculationValues {
  if (!row) return formValues(NEW_RULES[kind], '', today);
  const from = mode === 'change' ? row.valid_from : earliestStart(today, row.valid_from);
  return formValues(row, row.code, from);
}

function titleOf(row: CalculationMaster | null, mode: string): string {
  if (!row) return 'Perhitungan baru';
  return mode === 'change' ? `Ubah ${row.code}` : `Versi baru ${row.code}`;
}
