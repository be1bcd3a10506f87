import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import type { PartnerChoice } from '@/lib/contract/partners';
import { OWN_FIELD_LABELS } from '@/lib/labels/registrationFormLabels';
import {
  formCalculationsOptions,
  formChoicesOptions,
  formPartnersOptions,
} from '../api/registrationForm.queries';
import { FormGroup } from '../components/FormGroup';
import { FormReview } from '../components/FormReview';
import { MissingList } from '../components/MissingList';
import { formReview } from '../domain/formReview';
import type { StepId } from '../domain/formSteps';
import { useChecked, useFormState, useTyped } from '../FormState';
import { useOffice } from '../FormSurroundings';

/** What is still missing, who visits, and everything that was entered, to be read once more. */
export function CheckStep({
  onGoTo,
  onChange,
}: {
  /** Leads to the field of a path. */
  onGoTo: (path: string) => void;
  /** Leads to a step that is to be changed. */
  onChange: (step: StepId) => void;
}) {
  return (
    <>
      <Missing onGoTo={onGoTo} />
      <Rest />
      <Entered onChange={onChange} />
    </>
  );
}

/** What was entered in the other steps. */
function Entered({ onChange }: Pick<Parameters<typeof CheckStep>[0], 'onChange'>) {
  const form = useTyped((typed) => typed);
  const financing = useChecked((checks) => checks.financing);
  const { data: choices } = useQuery(formChoicesOptions(useOffice()));
  const { data: calculations } = useQuery(formCalculationsOptions());
  const { contract_type_id: type, finance_id: finance, calculation_id: calculation } = form.structure;
  const named = {
    'structure.contract_type_id': nameIn(choices?.contract_types, type),
    'structure.finance_id': nameIn(choices?.finances, finance),
    'structure.calculation_id': nameIn(calculations?.rows, calculation),
  };
  return <FormReview steps={formReview({ form, named, financing })} onChange={onChange} />;
}

/** What a chosen record is called; '' where none is chosen. */
function nameIn(rows: readonly { id: number; name: string }[] | undefined, id: number | null): string {
  if (id === null) return '';
  if (!rows) return 'Namanya belum termuat';
  return rows.find((row) => row.id === id)?.name ?? 'Tidak ditawarkan lagi';
}

function Missing({ onGoTo }: Pick<Parameters<typeof CheckStep>[0], 'onGoTo'>) {
  const missing = useChecked((checks) => checks.missing);
  return <MissingList missing={missing} onGoTo={onGoTo} />;
}

/** Not drawn again when only the way to a field is another one. */
const Rest = memo(function Rest() {
  return (
    <FormGroup title="Kunjungan dan perantara">
      <Surveyor />
      <Partners />
      <Note />
    </FormGroup>
  );
});

function Surveyor() {
  const { data, isError } = useQuery(formChoicesOptions(useOffice()));
  return (
    <PersonChoice
      field="surveyor_id"
      rows={data?.surveyors}
      failed={isError}
      hint="Yang mengunjungi pemohon."
      none="Pilih surveyor"
    />
  );
}

/** Who brought the applicant, each paid a commission by their scheme. */
function Partners() {
  const { data, isError } = useQuery(formPartnersOptions(useOffice()));
  const of = (kind: PartnerChoice['kind']) => data?.rows.filter((row) => row.kind === kind);
  return (
    <>
      <PersonChoice field="agent_id" rows={of('AGENT')} failed={isError} none="Tanpa agen" />
      <PersonChoice field="marketer_id" rows={of('MARKETER')} failed={isError} none="Tanpa marketing" />
    </>
  );
}

interface PersonChoiceProps {
  field: 'surveyor_id' | 'agent_id' | 'marketer_id';
  /** Undefined: they are not here yet. */
  rows: readonly { id: number; name: string }[] | undefined;
  failed: boolean;
  hint?: string;
  /** Words of the choice of nobody. */
  none: string;
}

/** Somebody by name; who was chosen before stays, though they are not offered any more. */
function PersonChoice({ field, rows, failed, hint, none }: PersonChoiceProps) {
  const { store } = useFormState();
  const value = useTyped((form) => form[field]);
  const error = useChecked(({ errors }) => errors[field]);
  const required = useChecked(({ needed }) => needed.has(field));
  const isListed = rows?.some(({ id }) => id === value) ?? false;
  return (
    <Select
      label={OWN_FIELD_LABELS[field]}
      name={field}
      error={error}
      required={required}
      hint={failed && !rows ? 'Daftar tidak termuat. Periksa sambungan.' : hint}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: rows || failed ? none : 'Memuat …' },
        ...(rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ...(value !== null && !isListed
          ? [{ value: String(value), label: rows ? 'Tidak ditawarkan lagi' : '…' }]
          : []),
      ]}
      onChange={(next) => store.change(field, next === '' ? null : Number(next))}
    />
  );
}

function Note() {
  const { store } = useFormState();
  const value = useTyped(({ note }) => note);
  const error = useChecked(({ errors }) => errors.note);
  return (
    <TextArea
      label={OWN_FIELD_LABELS.note}
      name="note"
      error={error}
      value={value}
      maxLength={1000}
      onChange={(event) => store.change('note', event.target.value)}
    />
  );
}
