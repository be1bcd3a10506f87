import { CheckField } from '@/components/CheckField/CheckField';
import { DateField } from '@/components/DateField/DateField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import { addDays } from '@/lib/arithmetic/calendar';
import { MAX_PROMISE_DAYS, owedBy } from '@/lib/collection/promiseErrors';
import { isPaidResult, VISIT_MET, VISIT_PLACES, VISIT_RESULTS_OF } from '@/lib/contract/visitTerms';
import { formatRupiah } from '@/lib/format/rupiah';
import { MET_LABELS, PLACE_LABELS, RESULT_LABELS } from '@/lib/labels/visitLabels';
import type { KeptVisit } from '../device/KeptVisit';
import { asksReason, metChange, resultChange, takesMoney, visitDay } from '../domain/visitRules';

export interface VisitFieldsProps {
  /** The visit as it is typed. */
  visit: KeptVisit;
  /** What is missing or was refused, by the call's path. */
  errors: Readonly<Record<string, string>>;
  /** The number that a TTS would have; null: there is none. */
  nextNumber: string | null;
  /** Something was typed or chosen. */
  onChange: (change: Partial<KeptVisit>) => void;
}

const OPEN = { value: '' as const, label: 'Pilih …' };
const GIVEN = 'Tanda terima sudah diberikan: ini tidak berubah.';

/** Who was met, where, what came of it; and with it the money or the promise. */
export function VisitFields({ visit, errors, nextNumber, onChange }: VisitFieldsProps) {
  const { met, metName, place, result, note, againReason, corrects, promise, tts } = visit;
  return (
    <>
      <Select
        label="Yang ditemui"
        name="met"
        required
        error={errors.met}
        disabled={tts !== null}
        hint={tts === null ? undefined : GIVEN}
        value={met ?? ''}
        options={[OPEN, ...VISIT_MET.map((value) => ({ value, label: MET_LABELS[value] }))]}
        onChange={(value) => value !== '' && onChange(metChange(visit, value))}
      />
      {met === 'OTHER' && (
        <TextField
          label="Siapa yang ditemui"
          name="met_name"
          required
          error={errors.met_name}
          hint="Nama, dan hubungannya dengan nasabah."
          maxLength={80}
          autoComplete="off"
          value={metName}
          onChange={({ target }) => onChange({ metName: target.value })}
        />
      )}
      <Select
        label="Tempat"
        name="place"
        required
        error={errors.place}
        value={place ?? ''}
        options={[OPEN, ...VISIT_PLACES.map((value) => ({ value, label: PLACE_LABELS[value] }))]}
        onChange={(value) => value !== '' && onChange({ place: value })}
      />
      <Select
        label="Hasil"
        name="result"
        required
        error={errors.result}
        disabled={tts !== null}
        hint={met === null ? 'Pilih dahulu siapa yang ditemui.' : tts === null ? undefined : GIVEN}
        value={result ?? ''}
        options={[
          OPEN,
          // That it is only a part, the sum says.
          ...(met === null ? [] : VISIT_RESULTS_OF[met])
            .filter((value) => value !== 'PART_PAID' || result === value)
            .map((value) => ({ value, label: RESULT_LABELS[value] })),
        ]}
        onChange={(value) => onChange(resultChange(visit, value === '' ? null : value))}
      />
      {isPaidResult(result) && <MoneyTaken {...{ visit, errors, nextNumber, onChange }} />}
      {isPaidResult(result) && (
        <CheckField
          label="Sisanya dijanjikan"
          checked={promise !== null}
          onChange={(isPromised) => onChange({ promise: isPromised ? { due: '', amount: null } : null })}
        />
      )}
      {result === 'UNIT_SURRENDERED' && (
        <p>Unit diterima dengan BAST dari surat tugas penarikan, bukan dengan kunjungan ini.</p>
      )}
      {promise !== null && <Promised {...{ visit, errors, onChange }} promise={promise} />}
      {asksReason(visit) && (
        <TextArea
          label={corrects === null ? 'Alasan dikunjungi lagi hari ini' : 'Yang keliru sebelumnya'}
          name="again_reason"
          required
          rows={2}
          maxLength={300}
          error={errors.again_reason}
          value={againReason}
          onChange={({ target }) => onChange({ againReason: target.value })}
        />
      )}
      <TextArea
        label="Catatan (boleh kosong)"
        name="note"
        rows={2}
        maxLength={500}
        error={errors.note}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}

/** The sum, and the number that goes with it; what was given already is not changed any more. */
function MoneyTaken({ visit, errors, nextNumber, onChange }: VisitFieldsProps) {
  const { tts, amount, corrects } = visit;
  if (!takesMoney(visit)) {
    return (
      <InlineAlert tone="info">
        Tanda terima kunjungan yang diperbaiki tetap berlaku. Bila jumlahnya keliru, minta supervisor
        membatalkannya{corrects === null ? '' : ', lalu catat kunjungan baru'}.
      </InlineAlert>
    );
  }
  const number = tts?.number ?? nextNumber;
  return (
    <MoneyField
      label="Uang yang diterima"
      name="tts.amount"
      required
      value={amount}
      readOnly={tts !== null}
      error={errors['tts.amount'] ?? errors.tts}
      hint={
        tts !== null
          ? `Tanda terima ${tts.number} sudah diberikan: jumlahnya tidak berubah.`
          : number
            ? `Tanda terima ${number}`
            : undefined
      }
      onChange={(value) => onChange({ amount: value })}
    />
  );
}

interface PromisedProps extends Pick<VisitFieldsProps, 'visit' | 'errors' | 'onChange'> {
  promise: NonNullable<KeptVisit['promise']>;
}

function Promised({ visit, errors, promise, onChange }: PromisedProps) {
  const day = visitDay(visit);
  const most = owedBy(visit.facts.owed, promise.due, day);
  return (
    <>
      <DateField
        label="Akan dibayar pada"
        name="promise.due"
        required
        error={errors['promise.due'] ?? errors.promise}
        min={day}
        max={visit.facts.promiseUntil ?? addDays(day, MAX_PROMISE_DAYS)}
        value={promise.due}
        onChange={(due) => onChange({ promise: { ...promise, due } })}
      />
      <MoneyField
        label="Jumlah yang dijanjikan"
        name="promise.amount"
        required
        error={errors['promise.amount']}
        hint={`Yang harus dibayar sampai ${promise.due > day ? 'tanggal itu' : 'hari ini'}: ${formatRupiah(most)}, termasuk denda.`}
        value={promise.amount}
        onChange={(amount) => onChange({ promise: { ...promise, amount } })}
      />
    </>
  );
}
