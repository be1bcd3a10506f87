import { WORK_LABELS } from '@/lib/labels/registrationLabels';
import { FormGroup } from '../components/FormGroup';
import { AmountPart, ChoicePart, DatePart, LongTextPart, PhonePart, TextPart } from '../fields';
import { useFormState } from '../FormState';

/** What the applicant lives on. */
export function WorkStep() {
  const part = 'work';
  const { today } = useFormState();
  return (
    <>
      <FormGroup title="Pekerjaan">
        <ChoicePart part={part} field="kind" words={WORK_LABELS} />
        <TextPart part={part} field="company" longest={100} />
        <TextPart part={part} field="position" longest={60} />
        <DatePart part={part} field="since" max={today} />
        <LongTextPart part={part} field="address" longest={200} />
        <PhonePart part={part} field="phone" />
      </FormGroup>
      <FormGroup title="Penghasilan">
        <AmountPart part={part} field="income" />
        <AmountPart part={part} field="other_income" />
        <AmountPart part={part} field="expenses" hint="Rumah tangga dan angsuran lain." />
      </FormGroup>
    </>
  );
}
