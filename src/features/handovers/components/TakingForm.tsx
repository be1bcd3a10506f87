import { Button } from '@/components/Button/Button';
import { Figure, FigureList } from '@/components/CashCount/FigureList';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { TaskBar, TaskStep } from '@/components/Task/Task';
import { TextArea } from '@/components/TextArea/TextArea';
import type { HandoverBasis } from '@/lib/contract/handovers';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { asksLate, countOf, type HandoverDraft } from '../domain/handoverDraft';
import { outcomeLines } from '../domain/handoverText';
import { CountedPieces } from '@/components/CashCount/CountedPieces';
import { LineList } from './LineList';
import styles from './TakingForm.module.css';

export interface TakingFormProps extends EditorFormProps<HandoverDraft> {
  /** What the TTS become, as it was seen. */
  basis: HandoverBasis;
  /** Names of the fields that must be filled. */
  required: ReadonlySet<string>;
}

/** The banknotes of a hand-over against its TTS, what each of these becomes, and the one press that posts all of it. */
export function TakingForm(props: TakingFormProps) {
  const { formId, values, errors, notice, busy = false, basis, required, onChange, onSubmit } = props;
  const { sums } = basis;
  const { counted, denominations, difference, isBegun } = countOf(values, basis);
  const obstacle = basis.obstacle ?? basis.drawer.obstacle;
  const label = !isBegun || difference === 0 ? 'Selisih' : difference < 0 ? 'Kurang setor' : 'Lebih setor';
  const differs = isBegun && difference !== 0;
  return (
    <Form
      id={formId}
      className={styles.root}
      aria-label="Terima setoran"
      busy={busy}
      onSubmit={onSubmit}
      steps
    >
      <TaskStep title="Hitung uang" waits={obstacle ?? undefined}>
        <CountedPieces
          {...{ counts: values.counts, denominations, errors, busy }}
          onChange={(counts) => onChange({ counts })}
        >
          <FigureList aria-live="polite">
            <Figure label="Dihitung" strong>
              {formatRupiah(counted)}
            </Figure>
            <Figure label={`Menurut ${formatNumber(sums.count)} tanda terima`}>
              {formatRupiah(sums.amount)}
            </Figure>
            <Figure label={label} strong={isBegun}>
              <span data-part={!isBegun ? 'none' : difference === 0 ? 'even' : 'off'}>
                {isBegun ? formatRupiah(Math.abs(difference)) : 'Belum dihitung'}
              </span>
            </Figure>
          </FigureList>
        </CountedPieces>
        {(differs || values.reason !== '' || errors.reason) && (
          <RequiredFields names={required}>
            <TextArea
              label="Mengapa berbeda dari tanda terima"
              name="reason"
              value={values.reason}
              error={errors.reason}
              hint={
                difference < 0 && differs
                  ? 'Nota nasabah tetap utuh; kekurangannya ditagih kepada kolektor.'
                  : undefined
              }
              maxLength={500}
              readOnly={busy}
              onChange={({ target }) => onChange({ reason: target.value })}
            />
          </RequiredFields>
        )}
      </TaskStep>
      <TaskStep title="Periksa dan bukukan">
        <LineList basis={basis} />
        {asksLate(basis) && (
          <RequiredFields names={required}>
            <TextArea
              label="Mengapa baru disetor sekarang"
              name="late_reason"
              value={values.late_reason}
              error={errors.late_reason}
              hint="Dibaca penyetuju untuk tanda terima yang lebih dari satu hari kerja."
              maxLength={500}
              readOnly={busy}
              onChange={({ target }) => onChange({ late_reason: target.value })}
            />
          </RequiredFields>
        )}
        {notice}
        {obstacle === null && (
          <TaskBar
            note={outcomeLines(basis, isBegun ? difference : 0).map((line) => (
              <span key={line}>{line}</span>
            ))}
          >
            <Button kind="primary" type="submit" busy={busy} busyLabel="Membukukan…" namesKeys>
              Bukukan {formatNumber(sums.count)} tanda terima
            </Button>
          </TaskBar>
        )}
      </TaskStep>
    </Form>
  );
}
