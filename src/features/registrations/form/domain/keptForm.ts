import * as z from 'zod/mini';
import { registrationFormSchema, type RegistrationForm } from '@/lib/contract/registrationForm';
import { readOwn, writeOwn } from '@/lib/session/ownEntries';
import { parseKept } from '@/lib/session/parseKept';
import { readEntry } from '@/lib/session/storage';

/*
 * What was typed, kept on this device for the person who typed it (decision 69) until the server has it: a reload, a lost
 * connection or an ended session loses nothing.
 */

/** Something that the server may not have yet. */
export interface KeptForm {
  form: RegistrationForm;
  /** What the server had when this was typed over it, and its version; null: it has nothing yet. */
  server: { form: RegistrationForm; version: number } | null;
  /** A sending that has no answer: it may be written already. */
  unanswered: { key: string; form: RegistrationForm } | null;
}

const nameOf = (id: number | null) => `formulir.draf.${id ?? 'baru'}` as const;

const keptSchema = z.object({
  form: registrationFormSchema,
  server: z.nullable(z.object({ form: registrationFormSchema, version: z.int() })),
  unanswered: z.nullable(z.object({ key: z.string(), form: registrationFormSchema })),
});

/** What is kept of a registration (null: of a new one); what another version of the app wrote is not. */
export const readKeptForm = (id: number | null): KeptForm | null =>
  parseKept(readOwn(nameOf(id)), keptSchema);

/** Keeps it; null: the server has everything. */
export function writeKeptForm(id: number | null, kept: KeptForm | null): void {
  writeOwn(nameOf(id), kept && JSON.stringify(kept));
}

/**
 * What belongs to whoever is signed in now, and to nobody once it is somebody else: an answer may come, or a try begin,
 * after one person signed out and another one in.
 */
export function formOwner(): { isOwners: () => boolean; keep: typeof writeKeptForm } {
  const owner = readEntry('id');
  const isOwners = () => readEntry('id') === owner;
  return {
    isOwners,
    keep: (id, kept) => {
      if (isOwners()) writeKeptForm(id, kept);
    },
  };
}
