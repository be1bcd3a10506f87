import type * as z from 'zod/mini';

/** How schemas become JSON Schema: seen from who sends it; bounds that only say "safe integer" are left out. */
export const AS_SENT: z.core.ToJSONSchemaParams = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ jsonSchema }) => {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};
