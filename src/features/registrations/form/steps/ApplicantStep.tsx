import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { HOUSE_LABELS, MARITAL_LABELS, SEX_LABELS } from '@/lib/labels/registrationLabels';
import { nikSuggestion } from '../domain/nikSuggestion';
import { CheckPart, ChoicePart, DatePart, DigitsPart, PhonePart, TextPart, WholePart } from '../fields';
import { FormAddress } from '../FormAddress';
import { useFormState, useTyped } from '../FormState';
import { FormGroup } from '../components/FormGroup';
import { Duplicates } from '../Duplicates';

/** Who applies, and where they live. */
export function ApplicantStep() {
  const part = 'applicant';
  const isSame = useTyped(({ domicile }) => domicile.same);
  return (
    <>
      <FormGroup title="Pemohon">
        <DigitsPart part={part} field="nik" longest={16} />
        <TextPart part={part} field="name" longest={80} />
        <div data-wide>
          <NikTaken />
          <Duplicates of="applicant" />
        </div>
        <TextPart part={part} field="birth_place" longest={60} />
        <DatePart part={part} field="birth_date" />
        <ChoicePart part={part} field="sex" words={SEX_LABELS} />
        <ChoicePart part={part} field="marital" words={MARITAL_LABELS} />
        <WholePart part={part} field="dependants" min={0} max={30} />
        <TextPart part={part} field="mother" longest={80} />
        <PhonePart part={part} field="phone" other="whatsapp" />
        <PhonePart part={part} field="whatsapp" other="phone" hint="Kosong bila sama dengan telepon." />
        <div data-wide>
          <Duplicates of="phones" />
        </div>
        <TextPart part={part} field="email" longest={120} />
        <ChoicePart part={part} field="house" words={HOUSE_LABELS} />
        <DigitsPart part={part} field="kk" longest={16} />
        <DigitsPart part={part} field="npwp" longest={16} hint="15 atau 16 angka." />
      </FormGroup>
      <FormGroup title="Alamat KTP" whole>
        <FormAddress part="ktp_address" />
      </FormGroup>
      <FormGroup title="Domisili" whole>
        <CheckPart part="domicile" field="same" />
        {!isSame && <FormAddress part="domicile" />}
      </FormGroup>
    </>
  );
}

/** Offers what the NIK says, where the form does not have it yet. */
function NikTaken() {
  const { store, today } = useFormState();
  // In words, so that it is drawn again only when they change.
  const words = useTyped(({ applicant }) => nikSuggestion(applicant, today)?.words ?? null);
  if (words === null) return null;
  const take = () => {
    const suggestion = nikSuggestion(store.read().applicant, today);
    if (suggestion) store.change('applicant', suggestion.change);
  };
  return (
    <InlineAlert
      tone="info"
      title="Menurut NIK"
      action={
        <Button kind="quiet" onClick={take}>
          Isikan
        </Button>
      }
    >
      {words}. Cocokkan dengan KTP.
    </InlineAlert>
  );
}
