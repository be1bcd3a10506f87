import type { RegistrationForm } from '../contract/registrationForm';

/** One field that two devices changed to different values since both had read it. */
export interface FormConflict {
  /** `applicant.name`; without a section where the form has none. */
  path: string;
  before: FieldValue;
  mine: FieldValue;
  theirs: FieldValue;
}
export type FieldValue = string | number | boolean | null;

export interface Merged {
  /** What only one side changed, as that side has it; what both changed differently, as `theirs` has it. */
  form: RegistrationForm;
  conflicts: readonly FormConflict[];
}

/**
 * Brings two versions of a draft together that began as `before`: a field that one side changed keeps that change, so
 * that neither device loses anything silently; what both changed differently is for a person to choose.
 */
export function mergeForms(
  before: RegistrationForm,
  mine: RegistrationForm,
  theirs: RegistrationForm,
): Merged {
  const was = fieldsOf(before);
  const ours = fieldsOf(mine);
  const conflicts: FormConflict[] = [];
  const merged = new Map(fieldsOf(theirs));
  for (const [path, here] of ours) {
    const base = was.get(path) ?? null;
    const there = merged.get(path) ?? null;
    if (here === base || here === there) continue;
    if (there === base) merged.set(path, here);
    else conflicts.push({ path, before: base, mine: here, theirs: there });
  }
  return { form: withFields(theirs, merged), conflicts };
}

/** Every field of a form by its path. */
export function fieldsOf(form: RegistrationForm): Map<string, FieldValue> {
  const fields = new Map<string, FieldValue>();
  for (const [section, part] of Object.entries(form)) {
    if (typeof part !== 'object' || part === null) fields.set(section, part);
    else for (const [field, value] of Object.entries(part)) fields.set(`${section}.${field}`, value);
  }
  return fields;
}

/** The form with these fields instead; a path that it does not have changes nothing. */
export function withFields(
  form: RegistrationForm,
  fields: ReadonlyMap<string, FieldValue>,
): RegistrationForm {
  const valueAt = (path: string, now: unknown) => (fields.has(path) ? fields.get(path) : now);
  return Object.fromEntries(
    Object.entries(form).map(([section, part]) => [
      section,
      typeof part !== 'object' || part === null
        ? valueAt(section, part)
        : Object.fromEntries(
            Object.entries(part).map(([field, value]) => [field, valueAt(`${section}.${field}`, value)]),
          ),
    ]),
  ) as RegistrationForm;
}
