import type { FormSection, RegistrationForm } from '@/lib/contract/registrationForm';
import { formatRupiah } from '@/lib/format/rupiah';
import { DOCUMENT_LABELS } from '@/lib/labels/registrationFormLabels';
import type { Financing } from '@/lib/registration/financing';
import { addressFacts, partFacts, type Fact, type Named } from '../../domain/formGroups';
import { fieldName } from './fieldName';
import { STEPS, type StepId } from './formSteps';
import { papersOf } from './papers';

/** What was entered in one step. */
export interface ReviewedStep {
  id: StepId;
  title: string;
  facts: readonly Fact[];
}

/** What a form is read by before it is handed in. */
export interface Reviewed {
  form: RegistrationForm;
  /** Names of the records that it knows by number. */
  named: Named;
  /** What it comes to; null: not calculable yet. */
  financing: Financing | null;
}

/** Everything that was entered, by step in their order, as it stands on screen; what is empty is left out. */
export function formReview(reviewed: Reviewed): ReviewedStep[] {
  return STEPS.filter(({ id }) => id !== 'kirim').map(({ id, title, parts }) => ({
    id,
    title,
    facts: (parts as readonly FormSection[])
      .flatMap((part) => factsOf(part, reviewed))
      .filter(([, value]) => value !== ''),
  }));
}

function factsOf(part: FormSection, { form, named, financing }: Reviewed): readonly Fact[] {
  switch (part) {
    case 'ktp_address':
      return addressFacts(form);
    case 'domicile':
      // Beside the other address.
      return [];
    case 'documents':
      return papersOf(form).map((slot) => [
        DOCUMENT_LABELS[slot],
        form.documents[slot] === null ? 'Belum ada' : 'Ada',
      ]);
    case 'structure':
      return [...partFacts(form, part, named), ...resultOf(financing)];
    case 'applicant':
    case 'work':
    case 'spouse':
    case 'guarantor':
    case 'emergency':
    case 'vehicle':
      return partFacts(form, part, named, fieldName);
  }
}

function resultOf(financing: Financing | null): readonly Fact[] {
  if (!financing) return [];
  return [
    ['Pokok pinjaman', formatRupiah(financing.principal)],
    ['Angsuran per bulan', formatRupiah(financing.instalment)],
  ];
}
