import * as z from 'zod/mini';
import { VEHICLE_KINDS } from './calculations';
import { waitingChangeSchema } from './changes';
import { endpoint, type Endpoint, type Schema } from './endpoint';
import { calendarDate, idParams, recordVersion, queryVersion, rupiah, storedId } from './fields';
import { officeSchema } from './offices';
import { isOneNumber, PHONE_SIGNS, TWO_NUMBERS } from './phoneNumbers';
import { nameText, noteText } from './plainText';
import { stampsSchema } from './stamps';

/*
 * Simple masters (DOMAIN, Screens: Master): a code, a name, when it is offered, and who uses it. Each has the same five
 * calls, guarded by `is_master`; `masterEndpoints` declares them.
 */

export const MASTER_CODE = /^[A-Z0-9][A-Z0-9-]{1,19}$/;
/** An office's code begins its receipt numbers and contract codes, so it is short and has no dash. */
export const OFFICE_CODE = /^[A-Z][A-Z0-9]{1,4}$/;

/** What is written of every simple master. */
export const masterWriteSchema = z.object({
  code: z.string().check(z.regex(MASTER_CODE)),
  name: nameText(3, 80),
  valid_from: calendarDate,
  /** Last day; null: without end. */
  valid_to: z.nullable(calendarDate),
});

/** What the server adds to it. */
const kept = {
  id: z.int(),
  /** False: no longer offered for anything new. */
  active: z.boolean(),
  /** Optimistic concurrency: a stale save gets 409. */
  version: z.int(),
  /** Records that refer to it. Not 0: its code is fixed, and it can be switched off but not deleted. */
  used_by: z.int(),
  ...stampsSchema.shape,
};

export type MasterWrite = z.infer<typeof masterWriteSchema>;

/** The name as it stands, also where it was written under another rule. */
export const masterSchema = z.extend(masterWriteSchema, { ...kept, name: z.string() });
export type Master = z.infer<typeof masterSchema>;

/** The five calls of one master. `noun` in the singular: `Finance` makes `listFinances`, `createFinance` … */
export function masterEndpoints<
  const N extends string,
  W extends z.core.$ZodShape,
  R extends z.core.$ZodShape,
  const P extends string = `${N}s`,
>(
  noun: N,
  path: string,
  write: z.ZodMiniObject<W>,
  row: z.ZodMiniObject<R>,
  // A word without a plural of its own would need more than a letter.
  plural = `${noun}s` as P,
) {
  const shared = { origin: 'angsur', guard: ['is_master'] } as const;
  const one = `${path}/{id}`;
  return {
    list: endpoint({
      ...shared,
      name: `list${plural}`,
      method: 'GET',
      path,
      summary: `Every record of ${path}, by code, with the number of records that use it.`,
      data: z.object({ today: calendarDate, rows: z.array(row) }),
    }),
    create: endpoint({
      ...shared,
      name: `create${noun}`,
      method: 'POST',
      path,
      summary: 'A new record. 409: the code is taken; data.current is the record that has it.',
      body: write,
      data: row,
      idempotent: true,
    }),
    change: endpoint({
      ...shared,
      name: `change${noun}`,
      method: 'PUT',
      path: one,
      summary: 'Changes a record; its code only while nothing uses it. 409: stale, or the code is taken.',
      params: idParams,
      body: z.extend(write, { version: recordVersion }),
      data: row,
      idempotent: true,
    }),
    switch: endpoint({
      ...shared,
      name: `switch${noun}`,
      method: 'PUT',
      path: `${one}/active`,
      summary: 'Offers a record for new work, or no longer. What uses it stays as it is. 409: stale.',
      params: idParams,
      body: z.object({ active: z.boolean(), version: recordVersion }),
      data: row,
      idempotent: true,
    }),
    remove: endpoint({
      ...shared,
      name: `delete${noun}`,
      method: 'DELETE',
      path: one,
      summary: 'Deletes a record that nothing uses. 409: stale, or in use.',
      params: idParams,
      query: z.object({ version: queryVersion }),
      data: z.object({ id: z.int() }),
      idempotent: true,
    }),
  };
}

/** What becomes of what an office's own people collect there when it is switched off. */
const accountsLeftSchema = z.object({
  /** As many as were shown; more by now are a 409. */
  count: z.int().check(z.minimum(0)),
  /** Who takes them: somebody of another office who collects there besides. Null: nobody yet. */
  to_id: z.nullable(storedId),
});
export type AccountsLeft = z.infer<typeof accountsLeftSchema>;

/** What switches a record; `accounts` an office alone. */
export interface MasterSwitch {
  active: boolean;
  version: number;
  accounts?: AccountsLeft | undefined;
}

type With<T> = z.ZodMiniType<T, T>;

/** The five calls of a master with rows `R`, written as `W`; for what treats every master alike. */
export interface MasterEndpoints<R extends Master = Master, W extends MasterWrite = MasterWrite> {
  list: Endpoint<Schema, Schema, Schema, With<{ today: string; rows: R[] }>>;
  create: Endpoint<Schema, Schema, With<W>, With<R>>;
  change: Endpoint<typeof idParams, Schema, With<W & { version: number }>, With<R>>;
  switch: Endpoint<typeof idParams, Schema, With<MasterSwitch>, With<R>>;
  remove: Endpoint<typeof idParams, z.ZodMiniType<{ version: number }>, Schema, With<{ id: number }>>;
}

/** Finance: who funds the contracts. */
export const finances = masterEndpoints('Finance', 'masters/finances', masterWriteSchema, masterSchema);

const typeFields = { vehicle_kind: z.enum(VEHICLE_KINDS) };
export const contractTypeSchema = z.extend(masterSchema, typeFields);
export type ContractType = z.infer<typeof contractTypeSchema>;

export const contractTypeWriteSchema = z.extend(masterWriteSchema, typeFields);
export type ContractTypeWrite = z.infer<typeof contractTypeWriteSchema>;

/** Jenis Kontrak. */
export const contractTypes = masterEndpoints(
  'ContractType',
  'masters/types',
  contractTypeWriteSchema,
  contractTypeSchema,
);

const officeFields = {
  code: z.string().check(z.regex(OFFICE_CODE)),
  zone: officeSchema.shape.zone,
  address: noteText(200).check(z.trim()),
  /** As people write it: digits, spaces, brackets; empty where there is none. */
  phone: z.string().check(z.trim(), z.regex(PHONE_SIGNS)),
  /** Most that a receipt charges for collecting, rupiah. */
  max_collector_fee: rupiah.check(z.minimum(0), z.maximum(10_000_000)),
};
export const officeMasterSchema = z.extend(masterSchema, {
  ...officeFields,
  /** What a second person allowed, from a later day; null: nothing. */
  coming_collector_fee: z.nullable(z.object({ amount: rupiah, from: calendarDate })),
  /** A higher limit that waits for a second person; null: none does. */
  waiting: z.nullable(waitingChangeSchema),
  /** People who work there. */
  staff: z.int(),
  contracts: z.int(),
});
export type OfficeMaster = z.infer<typeof officeMasterSchema>;

export const officeWriteSchema = z.extend(masterWriteSchema, {
  ...officeFields,
  phone: officeFields.phone.check(z.refine(isOneNumber, { params: { words: TWO_NUMBERS } })),
});
export type OfficeWrite = z.infer<typeof officeWriteSchema>;

const officeCalls = masterEndpoints('OfficeMaster', 'masters/offices', officeWriteSchema, officeMasterSchema);

/** Kantor Cabang. */
export const officeMasters = {
  ...officeCalls,
  switch: endpoint({
    ...officeCalls.switch,
    summary:
      'Opens an office, or closes it: then what its own people collect there goes to somebody of another office, or to nobody. 409: stale, cash is left, or they collect more than was shown. 422: nothing is said of their accounts.',
    body: z.object({ active: z.boolean(), version: recordVersion, accounts: z.optional(accountsLeftSchema) }),
  }),
};

const pettyFields = {
  /** A voucher above it waits for a second person, rupiah; 0: every one does. */
  limit: rupiah.check(z.minimum(0), z.maximum(100_000_000)),
};
export const pettyCategorySchema = z.extend(masterSchema, {
  ...pettyFields,
  /** What a second person allowed, from a later day; null: nothing. */
  coming_limit: z.nullable(z.object({ amount: rupiah, from: calendarDate })),
  /** A higher limit that waits for a second person; null: none does. */
  waiting: z.nullable(waitingChangeSchema),
});
export type PettyCategory = z.infer<typeof pettyCategorySchema>;

export const pettyCategoryWriteSchema = z.extend(masterWriteSchema, pettyFields);
export type PettyCategoryWrite = z.infer<typeof pettyCategoryWriteSchema>;

/** Kategori Petty Cash. */
export const pettyCategories = masterEndpoints(
  'PettyCategory',
  'masters/petty-categories',
  pettyCategoryWriteSchema,
  pettyCategorySchema,
  'PettyCategories',
);

const placeFields = {
  office_id: storedId,
  /** Safe, rack and folder, as they are labelled; the last two empty where there is none. */
  safe: nameText(1, 30),
  rack: nameText(0, 30),
  folder: nameText(0, 30),
};
export const bpkbPlaceSchema = z.extend(masterSchema, {
  ...placeFields,
  safe: z.string(),
  rack: z.string(),
  folder: z.string(),
});
export type BpkbPlace = z.infer<typeof bpkbPlaceSchema>;

export const bpkbPlaceWriteSchema = z.extend(masterWriteSchema, placeFields);
export type BpkbPlaceWrite = z.infer<typeof bpkbPlaceWriteSchema>;

/** Tempat BPKB: `used_by` counts the books that lie there. Its office is fixed once one does. */
export const bpkbPlaces = masterEndpoints(
  'BpkbPlace',
  'masters/bpkb-places',
  bpkbPlaceWriteSchema,
  bpkbPlaceSchema,
);
