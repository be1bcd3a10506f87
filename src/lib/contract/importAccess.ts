/** Uploads, corrects and posts a statement: a cashier. */
export const IMPORT_WRITERS = ['is_credit_add'] as const;

/** A checker reads what he decides about or undoes, from the inbox; everything else is a cashier's. */
export const IMPORT_READERS = ['is_credit_add', 'is_credit_approval'] as const;
