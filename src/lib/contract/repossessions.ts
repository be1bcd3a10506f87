import * as z from 'zod/mini';
import { contractStatusSchema } from './contracts';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  rupiah,
  storedCount,
  storedId,
} from './fields';
import { keptFileSchema } from './files';
import { nameText, noteText, reasonText, typedText } from './plainText';
import {
  CHECK_STATES,
  CHECKLISTS,
  HANDOVER_MET,
  HANDOVER_RESULTS,
  MAX_KILOMETRES,
  MAX_UNIT_PHOTOS,
  ORDER_CONDITIONS,
  ORDER_STATES,
  REPOSSESSION_BASES,
  UNIT_KINDS,
  WRITTEN_UNIT_KINDS,
} from './repossessionTerms';
import { surveyPositionSchema } from './surveyFindings';
import { deviceId } from './tts';
import { MAX_CLOCK_DIFFERENCE } from './visits';
import { VISIT_OUTSIDE, VISIT_PLACES } from './visitTerms';

/*
 * Taking a unit (DOMAIN, Taking a unit; docs/decisions/0167): the surat tugas penarikan that a request (REPOSSESSION) becomes
 * when it is approved, the BAST that a collector makes on the device, and what becomes of the unit. Amounts in rupiah.
 */

export const checkItemSchema = z.enum([...new Set([...CHECKLISTS.R4, ...CHECKLISTS.R2])] as const);

/** What a borrower owes when the unit is taken, as the paper tells it. */
export const handoverFiguresSchema = z.object({
  /** The moment of what is known: `as_of` of the answer that the device showed. */
  as_of: instant,
  /** Its day in the office, to which interest and penalty are calculated. */
  day: calendarDate,
  /** Pokok that is left. */
  principal: rupiah,
  /** Manfaat ekonomi: interest of lines that are due, and of the current one by days. */
  interest: rupiah,
  /** Denda that is owed. */
  penalty: rupiah,
  /** Biaya penarikan: none is charged. */
  cost: rupiah,
  total: rupiah,
});
export type HandoverFigures = z.infer<typeof handoverFiguresSchema>;

const checkSchema = z.object({ item: checkItemSchema, state: z.enum(CHECK_STATES) });

/** A BAST as the device sends it; the same to the letter however often. What goes together says `handoverErrors`. */
export const handoverBodySchema = z.object({
  /** Made on the device when the BAST is begun. */
  id: deviceId,
  order_id: storedId,
  /** By the device's clock. */
  at: instant,
  /** What the server's clock was ahead of the device's when they last spoke, ms; null: they had not. */
  clock_difference: z.nullable(
    z.int().check(z.minimum(-MAX_CLOCK_DIFFERENCE), z.maximum(MAX_CLOCK_DIFFERENCE)),
  ),
  result: z.enum(HANDOVER_RESULTS),
  /** Who gives the unit and signs, or refuses. */
  met: z.enum(HANDOVER_MET),
  /** With OTHER: who it is, and what they are to the borrower. */
  met_name: typedText(80),
  met_relation: typedText(80),
  /** Where it happens. */
  place: z.enum(VISIT_PLACES),
  /** Null: not read, and why; null and '' with REFUSED. */
  kilometres: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_KILOMETRES))),
  no_kilometres: noteText(200),
  /** With SURRENDERED each item of the vehicle's kind once; with REFUSED none. */
  checklist: z.array(checkSchema).check(z.maxLength(30)),
  /** How the unit looks. */
  condition: noteText(1000),
  /** Ids of pictures that this person sent before: 2 to 8 of a unit that is taken. */
  photos: z.array(storedId).check(z.maxLength(MAX_UNIT_PHOTOS)),
  /** Pictures of signatures, sent before: both with SURRENDERED. REFUSED: the collector's if there is one. */
  giver_signature: z.nullable(storedId),
  collector_signature: z.nullable(storedId),
  /** Where the unit is brought to; '' with REFUSED. */
  destination: noteText(200),
  /** With REFUSED: what was said. */
  note: noteText(500),
  position: z.nullable(surveyPositionSchema),
  /** Why there is no position. */
  no_position: noteText(200),
  /** The consent by which the hour or place is allowed. */
  consent_id: z.nullable(storedId),
  /** `figures.as_of` as it was shown; the server calculates the sums itself. */
  figures_as_of: instant,
  /** `sale.version` as it was shown. */
  sale_version: storedId,
});
export type HandoverBody = z.infer<typeof handoverBodySchema>;

/** A BAST as it is kept: nothing of it is ever changed. */
export const unitHandoverSchema = z.object({
  id: deviceId,
  order_id: z.int(),
  order_number: z.string(),
  contract_code: z.string(),
  customer_name: z.string(),
  vehicle: z.string(),
  plate_number: z.string(),
  chassis_number: z.string(),
  engine_number: z.string(),
  collector: actorSchema,
  /** Corrected by the difference of the clocks, its day in the office, by the device's clock, and when it came here. */
  at: instant,
  day: calendarDate,
  device_at: instant,
  received_at: instant,
  result: z.enum(HANDOVER_RESULTS),
  met: z.enum(HANDOVER_MET),
  met_name: z.string(),
  met_relation: z.string(),
  place: z.enum(VISIT_PLACES),
  kilometres: z.nullable(z.int()),
  no_kilometres: z.string(),
  checklist: z.array(z.object({ item: checkItemSchema, label: z.string(), state: z.enum(CHECK_STATES) })),
  condition: z.string(),
  photos: z.array(keptFileSchema),
  giver_signature: z.nullable(keptFileSchema),
  collector_signature: z.nullable(keptFileSchema),
  destination: z.string(),
  note: z.string(),
  position: z.nullable(surveyPositionSchema),
  no_position: z.string(),
  /** Which parts of who, where and when it is outside of, without a consent. */
  outside: z.array(z.enum(VISIT_OUTSIDE)),
  consent_id: z.nullable(z.int()),
  figures: handoverFiguresSchema,
  sale: z.object({ version: z.int(), text: z.string() }),
});
export type UnitHandover = z.infer<typeof unitHandoverSchema>;

/** A surat tugas penarikan with all that is printed on it; no NIK. */
export const repossessionOrderSchema = z.object({
  id: z.int(),
  /** `{office}/ST/{YYMM}/{00001}`, without gaps per office and month. */
  number: z.string(),
  request_id: z.int(),
  office: z.object({ id: z.int(), code: z.string(), name: z.string() }),
  contract_code: z.string(),
  customer_name: z.string(),
  /** Where the borrower is called on. */
  address: z.string(),
  vehicle: z.string(),
  colour: z.string(),
  vehicle_year: z.nullable(z.int()),
  plate_number: z.string(),
  chassis_number: z.string(),
  engine_number: z.string(),
  basis: z.enum(REPOSSESSION_BASES),
  basis_number: z.string(),
  basis_on: calendarDate,
  /** The fiduciary's certificate, as it was when the order was given. */
  fiduciary: z.object({ number: z.string(), day: calendarDate }),
  /** Paper of the agreement or ruling. */
  proof: keptFileSchema,
  /** First and last day on which it holds, in its office. */
  valid_from: calendarDate,
  valid_until: calendarDate,
  /** Whom it names, with their certificates as they were. */
  collectors: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      certificate_number: z.string(),
      certificate_until: calendarDate,
    }),
  ),
  state: z.enum(ORDER_STATES),
  /** How it stands, in one sentence. */
  state_text: z.string(),
  asked_by: actorSchema,
  reason: z.string(),
  approved_by: actorSchema,
  approved_at: instant,
  /** Who withdrew it, when and why; null: nobody. */
  withdrawn: z.nullable(z.object({ by: actorSchema, at: instant, reason: z.string() })),
  /** Null: none came. */
  handover: z.nullable(unitHandoverSchema),
  /** Why the caller can't withdraw it, in words; null: they can. */
  withdraw_obstacle: z.nullable(z.string()),
});
export type RepossessionOrder = z.infer<typeof repossessionOrderSchema>;

/** One condition of an order: `text` says what is so, or what is missing and what to do. */
export const orderConditionSchema = z.object({
  key: z.enum(ORDER_CONDITIONS),
  met: z.boolean(),
  text: z.string(),
});
export type OrderConditionState = z.infer<typeof orderConditionSchema>;

/** A collector of the contract's office, as somebody picks whom an order names. */
export const orderCollectorSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Null: no certificate is recorded. */
  certificate_until: z.nullable(calendarDate),
  /** Why an order can't name them, in words; null: it can. */
  obstacle: z.nullable(z.string()),
});
export type OrderCollector = z.infer<typeof orderCollectorSchema>;

/** What was written of a unit after it was taken; never changed. */
export const unitRecordSchema = z.object({
  id: z.int(),
  kind: z.enum(UNIT_KINDS),
  day: calendarDate,
  /** STORED: where it stands. */
  place: z.string(),
  note: z.string(),
  /** RETURNED: who got it back. SOLD: the buyer. */
  person: z.string(),
  /** SOLD; else null. */
  price: z.nullable(rupiah),
  /** Proof of the sale, or signed by who got it back. */
  file: z.nullable(keptFileSchema),
  written_by: actorSchema,
  written_at: instant,
  /** Who decided a sale. */
  approved_by: z.nullable(actorSchema),
});
export type UnitRecord = z.infer<typeof unitRecordSchema>;

/** A contract's taking: what an order needs, the orders with their BAST, and the unit afterwards. */
export const repossessionSchema = z.object({
  contract_code: z.string(),
  customer_name: z.string(),
  /** The contract's version; asking names it. */
  version: z.int(),
  status: contractStatusSchema,
  /** Of the contract's office. */
  today: calendarDate,
  /** Last day of an order that is approved today. */
  valid_until: calendarDate,
  conditions: z.array(orderConditionSchema),
  /** After a refusal only a ruling is a basis. */
  ruling_only: z.boolean(),
  /** Why the caller can't ask for an order now, in words: their title, a request that waits, a condition; null: they can. */
  obstacle: z.nullable(z.string()),
  /** The request that waits on the contract, whatever it is for; null: none. */
  waiting: z.nullable(z.object({ id: z.int(), request_by: actorSchema, requested_at: instant })),
  /** Active collectors of the office by name; for who may ask for an order, else none. */
  collectors: z.array(orderCollectorSchema),
  /** Newest first. */
  orders: z.array(repossessionOrderSchema),
  /** Newest first. */
  unit_records: z.array(unitRecordSchema),
  /** What may be written of the unit, with the reason where not. SOLD is asked for by `UNIT_SALE`. */
  unit_kinds: z.array(z.object({ kind: z.enum(UNIT_KINDS), obstacle: z.nullable(z.string()) })),
});
export type Repossession = z.infer<typeof repossessionSchema>;

/** Whoever may read how a unit is taken. */
export const TAKING_READERS = ['is_contract', 'is_collector_spv', 'is_overdue'] as const;

export const getRepossession = endpoint({
  name: 'getRepossession',
  method: 'GET',
  path: 'contracts/{id}/repossession',
  origin: 'angsur',
  guard: TAKING_READERS,
  summary:
    'Taking the unit of a contract: each condition of a surat tugas as met or not and what to do, whom it may name, the orders with their BAST, and what became of the unit. An order is asked for by `requestOnContract` (REPOSSESSION).',
  params: idParams,
  data: repossessionSchema,
});

export const getRepossessionOrder = endpoint({
  name: 'getRepossessionOrder',
  method: 'GET',
  path: 'repossession-orders/{id}',
  origin: 'angsur',
  guard: [...TAKING_READERS, 'is_credit_approval', 'is_collector'],
  summary: 'A surat tugas penarikan as it is printed, with its BAST. Collectors read those that name them.',
  params: idParams,
  data: repossessionOrderSchema,
});

/** An order that runs, in the list of an office. */
export const runningOrderSchema = z.object({
  id: z.int(),
  number: z.string(),
  office: z.object({ id: z.int(), name: z.string() }),
  contract_code: z.string(),
  customer_name: z.string(),
  vehicle: z.string(),
  plate_number: z.string(),
  /** Whom it names. */
  collectors: z.array(z.string()),
  valid_until: calendarDate,
  /** From the office's today; 0: its last day. */
  days_left: storedCount,
});
export type RunningOrder = z.infer<typeof runningOrderSchema>;

export const listRunningOrders = endpoint({
  name: 'listRunningOrders',
  method: 'GET',
  path: 'repossession-orders',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: 'Surat tugas penarikan that run in the offices that the caller sees, the fewest days left first.',
  query: z.object({
    office: z.optional(officeId),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, 20),
  }),
  data: z.object({ rows: z.array(runningOrderSchema), count: storedCount }),
});

export const withdrawRepossessionOrder = endpoint({
  name: 'withdrawRepossessionOrder',
  method: 'POST',
  path: 'repossession-orders/{id}/withdraw',
  origin: 'angsur',
  guard: ['is_collector_spv', 'is_credit_approval'],
  summary:
    'Withdraws an order that runs; who it names is told. Doing it again changes nothing. 409: it has ended otherwise, and how.',
  params: idParams,
  body: z.object({ reason: reasonText }),
  data: repossessionOrderSchema,
  idempotent: true,
});

/** What a phone needs to make a BAST without a connection; no NIK and no phone number. */
export const collectorRepossessionSchema = z.object({
  order_id: z.int(),
  number: z.string(),
  valid_from: calendarDate,
  valid_until: calendarDate,
  contract_code: z.string(),
  customer_name: z.string(),
  /** Where the borrower is called on, and where they live. */
  billing_address: z.string(),
  domicile: z.string(),
  vehicle_kind: z.enum(['R2', 'R4']),
  vehicle: z.string(),
  colour: z.string(),
  vehicle_year: z.nullable(z.int()),
  plate_number: z.string(),
  chassis_number: z.string(),
  engine_number: z.string(),
  basis: z.enum(REPOSSESSION_BASES),
  basis_number: z.string(),
  basis_on: calendarDate,
  /** Names of all whom the order names, the caller's among them. */
  collectors: z.array(z.string()),
  /** The caller's certificate, and its last day. */
  certificate: z.object({ number: z.string(), until: calendarDate }),
  checklist: z.array(z.object({ item: checkItemSchema, label: z.string() })),
  figures: handoverFiguresSchema,
  /** Consents that hold today. */
  consents: z.array(
    z.object({ id: z.int(), kind: z.enum(['HOURS', 'PLACE']), words: z.string(), until: calendarDate }),
  ),
});
export type CollectorRepossession = z.infer<typeof collectorRepossessionSchema>;

export const listCollectorRepossessions = endpoint({
  name: 'listCollectorRepossessions',
  method: 'GET',
  path: 'collector/repossessions',
  origin: 'angsur',
  guard: ['is_collector'],
  summary:
    "A collector's running surat tugas with all that a BAST needs without a connection, those that end first first.",
  data: z.object({
    /** When this answer was made. */
    as_of: instant,
    /** How the unit would be sold, as the paper tells it. */
    sale: z.object({ version: z.int(), text: z.string() }),
    rows: z.array(collectorRepossessionSchema),
  }),
});

export const sendUnitHandover = endpoint({
  name: 'sendUnitHandover',
  method: 'POST',
  path: 'collector/repossessions',
  origin: 'angsur',
  guard: ['is_collector'],
  summary:
    'A BAST by a collector whom its order names, once per id however often it is sent. SURRENDERED turns the contract REPOSSESSED; REFUSED ends the order. 403: the order names others. 409: the order holds no more or has a BAST, the contract is not ACTIVE any more, or the id came with other content; the words say what to do with the unit. 422: what is missing.',
  body: handoverBodySchema,
  data: unitHandoverSchema,
  idempotent: true,
});

/** What is written of a unit; what goes together says `unitErrors`. */
export const unitRecordBodySchema = z.object({
  kind: z.enum(WRITTEN_UNIT_KINDS),
  /** Not after today, and not before the unit was taken. */
  day: calendarDate,
  /** STORED: where it stands. */
  place: nameText(0, 200),
  /** CONDITION: what was seen. */
  note: noteText(1000).check(z.trim()),
  /** RETURNED: who got it back. */
  person: nameText(0, 100),
  /** RETURNED: signed by who got it back; an upload of one's own. */
  file_id: z.nullable(storedId),
});
export type UnitRecordBody = z.infer<typeof unitRecordBodySchema>;

export const writeUnitRecord = endpoint({
  name: 'writeUnitRecord',
  method: 'POST',
  path: 'contracts/{id}/repossession/unit',
  origin: 'angsur',
  guard: ['is_collector_spv'],
  summary:
    'Writes where a unit stands, how it looks, or that it was given back. 409: it is not with the company, or RETURNED while the contract is still REPOSSESSED. 422: what is missing.',
  params: idParams,
  body: unitRecordBodySchema,
  data: repossessionSchema,
  idempotent: true,
});
