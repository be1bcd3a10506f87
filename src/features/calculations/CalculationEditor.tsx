import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { useEditor } from '@/lib/editor/useEditor';
import { formatDate } from '@/lib/format/tanggal';
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
  const toast = useToast();
  const write = useSaveCalculation((saved) => {
    const message = `Perhitungan ${saved.code} tersimpan, berlaku mulai ${formatDate(saved.valid_from)}.`;
    if (saved.waiting) return toast.tell({ message, next: LIMITS_WAIT }, onClose);
    toast.show({ tone: 'success', message });
    onClose();
  });
  const { form, dialog, problem } = useEditor({
    record: row,
    start: () => startValues(row, mode, kind, today),
    write,
    check: (values, base) => checkValues(values, today, mode === 'change' ? before : (base ?? undefined)),
    changes: fieldChanges,
    send: (values, base) => {
      const seen = base && { id: base.id, version: base.version };
      write.save(
        mode === 'change' && seen
          ? { kind: 'change', ...seen, values: writeOf(values) }
          : { kind: 'create', code: values.code, follows: seen, values: writeOf(values) },
      );
    },
  });
  return (
    <FormDialog {...dialog} size="large" title={titleOf(row, mode)} namesKeys onClose={onClose}>
      <CalculationForm
        {...form}
        codeFixed={mode !== 'create'}
        notice={
          problem ? (
            <SaveProblem {...problem} />
          ) : (
            mode === 'follow' && (
              <InlineAlert tone="info">
                Kontrak yang sudah ditandatangani tidak berubah. Versi sekarang tetap berlaku sampai sehari
                sebelum versi baru.
              </InlineAlert>
            )
          )
        }
      />
    </FormDialog>
  );
}

const LIMITS_WAIT =
  'Batas biaya atau asuransi yang lebih tinggi menunggu persetujuan orang kedua; sampai disetujui batas yang lama berlaku.';

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
