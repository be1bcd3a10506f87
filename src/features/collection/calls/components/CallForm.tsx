import { CheckField, type CheckFieldProps } from '@/components/CheckField/CheckField';
import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { PhoneField } from '@/components/PhoneField/PhoneField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { owedBy } from '@/lib/collection/promiseErrors';
import { RESULTS_OF, SPOKE_TO, type CallBasis } from '@/lib/contract/calls';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { needsWord, notPromised, spokeTo, type CallDraft } from '../domain/callDraft';
import { OUTSIDE_WORDS, RESULT_LABELS, SPOKE_TO_LABELS } from '../domain/callText';

export interface CallFormProps extends EditorFormProps<CallDraft> {
  /** Whom it is made to, and what can be promised. */
  basis: CallBasis;
}

/** The result of a phone call: with whom, what came of it, and what was promised. */
export function CallForm({ formId, values, errors, notice, busy = false, basis, ...form }: CallFormProps) {
  const { onChange, onSubmit } = form;
  const { outside, consents, running, owed, today, heir } = basis;
  const asksWord = needsWord(values, basis) || errors.outside_rule !== undefined;
  const most = owedBy(owed, values.due, today);
  const left = notPromised(values, basis);
  return (
    <Form id={formId} steps aria-label="Hasil telepon" busy={busy} onSubmit={onSubmit}>
      {notice}
      {outside !== null && (
        <InlineAlert tone="warning" title="Di luar jam penagihan">
          {OUTSIDE_WORDS[outside]}
        </InlineAlert>
      )}
      {heir && (
        <InlineAlert tone="info" title="Nasabah sudah meninggal">
          Bicara dengan {heir.name}, {heir.relation.toLowerCase()} nasabah. Janjinya dicatat sebagai janji
          kontrak ini.
        </InlineAlert>
      )}
      <p>
        Tunggakan hari ini <strong>{formatRupiah(owedBy(owed, today, today))}</strong>
        {owed.penalty > 0 && <>, termasuk denda {formatRupiah(owed.penalty)}</>}.
        {basis.deposit > 0 && <> Titipan {formatRupiah(basis.deposit)} sudah ada pada kita.</>}
      </p>
      <PhoneField
        label="Nomor yang ditelepon"
        value={values.phone}
        name="phone"
        error={errors.phone}
        readOnly={busy}
        onChange={(phone) => onChange({ phone })}
      />
      <Select
        label="Bicara dengan"
        value={values.spoke_to}
        disabled={busy}
        options={SPOKE_TO.map((value) => ({
          value,
          label: value === 'BORROWER' && heir ? heir.name : SPOKE_TO_LABELS[value],
        }))}
        onChange={(to) => onChange(spokeTo(values, to))}
      />
      <Select
        label="Hasil"
        value={values.result}
        name="result"
        error={errors.result}
        hint={
          values.spoke_to === 'OTHER'
            ? 'Kepada orang lain jangan sebut utang atau jumlahnya: cukup minta nasabah menelepon kembali.'
            : undefined
        }
        disabled={busy}
        options={RESULTS_OF[values.spoke_to].map((value) => ({ value, label: RESULT_LABELS[value] }))}
        onChange={(result) => onChange({ result })}
      />
      {values.result === 'PROMISED' && (
        <>
          {running && (
            <SaidField
              label={`Ganti janji ${formatRupiah(running.amount)} pada ${formatDate(running.due)}`}
              name="promise.replaces"
              hint={`Dicatat ${running.written_by.name} ${formatDate(running.made_on)}.`}
              checked={values.replaces}
              disabled={busy}
              error={errors['promise.replaces']}
              onChange={(replaces) => onChange({ replaces })}
            />
          )}
          <DateField
            label="Akan dibayar pada"
            value={values.due}
            name="promise.due"
            required
            error={errors['promise.due']}
            min={today}
            max={basis.promise_until}
            readOnly={busy}
            onChange={(due) => onChange({ due })}
          />
          <MoneyField
            label="Jumlah yang dijanjikan"
            value={values.amount}
            name="promise.amount"
            required
            error={errors['promise.amount']}
            hint={`Yang harus dibayar sampai ${values.due > today ? 'tanggal itu' : 'hari ini'}: ${formatRupiah(most)}, termasuk denda.`}
            readOnly={busy}
            onChange={(amount) => onChange({ amount })}
          />
          {left > 0 && (
            <SaidField
              label={`Nasabah hanya menjanjikan sebagian: ${formatRupiah(left)} tetap belum dibayar`}
              name="promise.part"
              checked={values.part}
              disabled={busy}
              error={errors['promise.part']}
              onChange={(part) => onChange({ part })}
            />
          )}
        </>
      )}
      <TextArea
        label="Catatan (boleh kosong)"
        value={values.note}
        name="note"
        error={errors.note}
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      {outside !== null && consents.length > 0 && (
        <Select
          label="Persetujuan nasabah"
          value={values.consent}
          name="consent_id"
          error={errors.consent_id}
          disabled={busy}
          options={[
            ...consents.map(({ id, words, until }) => ({
              value: String(id),
              label: `${words} (sampai ${formatDate(until)})`,
            })),
            { value: '', label: 'Tanpa persetujuan' },
          ]}
          onChange={(consent) => onChange({ consent })}
        />
      )}
      {asksWord && (
        <SaidField
          label="Tetap dicatat sebagai di luar ketentuan"
          name="outside_rule"
          hint="Telepon ini dapat dilihat supervisor kolektor."
          checked={values.outside_rule}
          disabled={busy}
          error={errors.outside_rule}
          onChange={(outside_rule) => onChange({ outside_rule })}
        />
      )}
    </Form>
  );
}

/** Something that has to be said before it is recorded. */
function SaidField({ error, ...field }: CheckFieldProps & { error: string | undefined }) {
  return (
    <>
      <CheckField {...field} />
      {error && (
        <InlineAlert tone="danger" title="Belum dicatat">
          {error}
        </InlineAlert>
      )}
    </>
  );
}
