import type { FieldErrors } from '@/lib/contract/envelope';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { financingOf, type Financing, type FinancingBasis } from '@/lib/registration/financing';
import { missingFields, neededFields } from '@/lib/registration/missingFields';
import { fieldsOf } from '@/lib/registration/mergeForms';
import { nikWarnings } from '@/lib/registration/nikWarnings';
import { createStore } from '@/lib/store/createStore';
import type { FormStore } from './createFormStore';

/** What a form is checked by, besides what is typed. */
export interface CheckedBy {
  /** The office's, `YYYY-MM-DD`. */
  today: string;
  basis: FinancingBasis;
  /** Whether fields that are only empty are marked: it was tried to hand in, or the last step was looked at. */
  tried: boolean;
  /** What the server found wrong, in which form. */
  refused: { fields: FieldErrors; form: RegistrationForm } | null;
}

export interface FormChecks {
  /** Beside each field, by its path. */
  errors: FieldErrors;
  /** What only looks odd; it keeps nobody from going on. */
  warnings: FieldErrors;
  /** Fields that must be filled, by path: not what is wrong, but what is asked for. */
  needed: ReadonlySet<string>;
  /** All that keeps the form from being handed in, whether it is marked already or not. */
  missing: FieldErrors;
  /** What it comes to; null while anything for it is missing or wrong. */
  financing: Financing | null;
}

/** The checks of a form as it stands, calculated once for each change however many fields ask. */
export interface CheckStore {
  read: () => FormChecks;
  set: (by: CheckedBy) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createFormChecks(store: FormStore, start: CheckedBy): CheckStore {
  const checkedBy = createStore(start);
  let last: { form: RegistrationForm; by: CheckedBy; checks: FormChecks } | null = null;
  const financed = createFinancing();
  return {
    read: () => {
      const form = store.read();
      const by = checkedBy.get();
      if (last?.form !== form || last.by !== by) last = { form, by, checks: check(form, by, financed) };
      return last.checks;
    },
    set: checkedBy.set,
    subscribe: (listener) => {
      const stops = [store.subscribe(listener), checkedBy.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

type Calculated = ReturnType<typeof financingOf>;

function check(
  form: RegistrationForm,
  { today, basis, tried, refused }: CheckedBy,
  financed: (form: RegistrationForm, basis: FinancingBasis) => Calculated,
): FormChecks {
  const { financing, errors: limits } = financed(form, basis);
  const lacking = ofOneVehicle(missingFields(form, today));
  const missing = { ...lacking, ...unpriced(form, basis), ...limits };
  return {
    errors: { ...stillWrong(form, refused), ...(tried ? missing : limits) },
    warnings: nikWarnings(form, today),
    needed: new Set(neededFields(form)),
    missing,
    financing,
  };
}

/** A vehicle is chosen as a whole: while there is none, one field says so. */
function ofOneVehicle(missing: FieldErrors): FieldErrors {
  if (missing['vehicle.type'] === undefined) return missing;
  const parts = new Set(['kind', 'region', 'brand', 'year'].map((field) => `vehicle.${field}`));
  const others = Object.entries(missing).filter(([path]) => !parts.has(path));
  return { ...Object.fromEntries(others), 'vehicle.type': 'Pilih dari daftar harga.' };
}

/** As the server says it when the form is handed in. */
function unpriced({ vehicle }: RegistrationForm, { price }: FinancingBasis): FieldErrors {
  return vehicle.type !== '' && price === null
    ? { 'vehicle.type': 'Kendaraan ini tidak ada di OTR dan Pencairan.' }
    : {};
}

/** A server's words stand until what is typed there differs from what was sent. */
function stillWrong(form: RegistrationForm, refused: CheckedBy['refused']): FieldErrors {
  if (!refused) return {};
  const [now, sent] = [fieldsOf(form), fieldsOf(refused.form)];
  return Object.fromEntries(
    Object.entries(refused.fields).filter(([path]) => now.get(path) === sent.get(path)),
  );
}

/** A schedule is calculated again only when something that it comes from has changed. */
function createFinancing() {
  let last: { from: readonly unknown[]; result: Calculated } | null = null;
  return (form: RegistrationForm, basis: FinancingBasis): Calculated => {
    const { structure, vehicle, work, spouse, applicant } = form;
    const from = [structure, vehicle.kind, work, spouse, applicant.marital, basis];
    if (!last || from.some((part, index) => part !== last?.from[index])) {
      last = { from, result: financingOf(form, basis) };
    }
    return last.result;
  };
}
