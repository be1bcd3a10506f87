import type { FactGroup } from '@/components/FactGroups/FactGroups';
import type { DocumentSlot, FormSection } from '@/lib/contract/registrationForm';
import type { Registration } from '@/lib/contract/registrations';
import {
  fieldLabel,
  FORM_LABELS,
  OWN_FIELD_LABELS,
  SECTION_LABELS,
} from '@/lib/labels/registrationFormLabels';
import { fieldsOf } from '@/lib/registration/mergeForms';
import { fieldText } from './formFields';

export type Fact = FactGroup['facts'][number];

/** What was filled in one section, and the documents that prove it. */
export interface FormGroup extends FactGroup {
  proofs: readonly DocumentSlot[];
}

/** Which documents show what a section says. */
const PROOFS: Readonly<Partial<Record<FormSection, readonly DocumentSlot[]>>> = {
  applicant: ['ktp', 'kk', 'npwp'],
  work: ['income'],
  vehicle: ['stnk', 'bpkb', 'vehicle'],
  spouse: ['spouse_ktp'],
};

/**
 * Everything that was filled, by section with its proofs; addresses in a line each. What is empty is left out, but for
 * sections of which a document is there.
 */
export function formGroups({
  form,
  names,
  basis,
}: Pick<Registration, 'form' | 'names' | 'basis'>): FormGroup[] {
  const named: Named = {
    'structure.contract_type_id': names.contract_type,
    'structure.finance_id': names.finance,
    'structure.calculation_id': basis.calculation?.name,
  };
  const section = (of: FormSection): FormGroup => ({
    title: SECTION_LABELS[of],
    proofs: PROOFS[of] ?? [],
    facts: partFacts(form, of, named),
  });
  const groups: FormGroup[] = [
    section('applicant'),
    {
      title: 'Alamat dan petugas',
      proofs: ['home'],
      facts: [
        ...addressFacts(form),
        [OWN_FIELD_LABELS.surveyor_id, names.surveyor ?? ''],
        [OWN_FIELD_LABELS.agent_id, names.agent ?? ''],
        [OWN_FIELD_LABELS.marketer_id, names.marketer ?? ''],
        [OWN_FIELD_LABELS.note, form.note],
      ],
    },
    section('work'),
    section('spouse'),
    section('vehicle'),
    section('structure'),
    section('guarantor'),
    section('emergency'),
  ];
  return groups
    .map((group) => ({ ...group, facts: group.facts.filter(([, value]) => value !== '') }))
    .filter(({ facts, proofs }) => facts.length > 0 || proofs.some((slot) => form.documents[slot] !== null));
}

type Form = Registration['form'];

/** Names of what a form knows by number, by field path. */
export type Named = Readonly<Record<string, string | null | undefined>>;

/** The fields of a part as they stand on screen; `nameOf`: what a path is called. */
export function partFacts(form: Form, part: FormSection, named: Named, nameOf = fieldLabel): Fact[] {
  const values = fieldsOf(form);
  return Object.keys(FORM_LABELS[part]).map((field): Fact => {
    const path = `${part}.${field}`;
    return [nameOf(path), named[path] ?? fieldText(path, values.get(path) ?? null)];
  });
}

/** Both addresses, a line each. */
export function addressFacts({ ktp_address, domicile }: Form): Fact[] {
  const ktp = addressText(ktp_address);
  return [
    [SECTION_LABELS.ktp_address, ktp],
    [SECTION_LABELS.domicile, domicile.same ? ktp && 'Sama dengan alamat KTP' : addressText(domicile)],
    ['Posisi', positionText(domicile)],
  ];
}

/** In one line, as it is written on a letter; empty where nothing is filled. */
function addressText({ street, rt, rw, village, district, area, province, postcode }: Form['ktp_address']) {
  const estate = rt || rw ? `RT ${rt || '–'}/RW ${rw || '–'}` : '';
  const place = [street, estate, village, district, area, province].filter(Boolean).join(', ');
  return [place, postcode].filter(Boolean).join(' ');
}

const positionText = ({ latitude, longitude }: Form['domicile']) =>
  latitude === null || longitude === null
    ? ''
    : `${fieldText('domicile.latitude', latitude)}; ${fieldText('domicile.longitude', longitude)}`;
