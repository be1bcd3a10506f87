/** What is said by field, without the fields of which nothing is. */
export const sayings = <Field extends string>(said: Record<Field, string | null | undefined>) =>
  Object.fromEntries(Object.entries(said).filter(([, words]) => words != null)) as Partial<
    Record<Field, string>
  >;
