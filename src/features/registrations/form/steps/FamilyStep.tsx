import { FormGroup } from '../components/FormGroup';
import { AmountPart, DatePart, DigitsPart, LongTextPart, PhonePart, TextPart } from '../fields';
import { useFormState, useTyped } from '../FormState';

/** Spouse, guarantor, and whom to call when the applicant is not reached. */
export function FamilyStep() {
  const { today } = useFormState();
  const isMarried = useTyped(({ applicant }) => applicant.marital === 'MARRIED');
  return (
    <>
      <FormGroup
        title="Pasangan"
        note={isMarried ? undefined : 'Diisi bila pemohon kawin; penghasilannya ikut dihitung.'}
      >
        <TextPart part="spouse" field="name" longest={80} />
        <DigitsPart part="spouse" field="nik" longest={16} />
        <DatePart part="spouse" field="birth_date" max={today} />
        <PhonePart part="spouse" field="phone" />
        <TextPart part="spouse" field="occupation" longest={60} />
        <AmountPart part="spouse" field="income" />
      </FormGroup>
      <FormGroup title="Penjamin" note="Diisi bila ada.">
        <TextPart part="guarantor" field="name" longest={80} />
        <DigitsPart part="guarantor" field="nik" longest={16} />
        <TextPart part="guarantor" field="relation" longest={40} />
        <PhonePart part="guarantor" field="phone" />
        <LongTextPart part="guarantor" field="address" longest={200} />
      </FormGroup>
      <FormGroup title="Kontak darurat" note="Bukan yang serumah.">
        <TextPart part="emergency" field="name" longest={80} />
        <TextPart part="emergency" field="relation" longest={40} />
        <PhonePart part="emergency" field="phone" />
        <LongTextPart part="emergency" field="address" longest={200} />
      </FormGroup>
    </>
  );
}
