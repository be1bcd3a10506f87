/* A BAST as the device keeps it. Only its store reads by this. */
import * as z from 'zod/mini';
import {
  CHECK_STATES,
  HANDOVER_MET,
  HANDOVER_RESULTS,
  REPOSSESSION_BASES,
} from '@/lib/contract/repossessionTerms';
import { checkItemSchema } from '@/lib/contract/repossessions';
import { surveyPositionSchema } from '@/lib/contract/surveyFindings';
import { VISIT_PLACES } from '@/lib/contract/visitTerms';
import { keptRecordShape, orOpen } from '@/lib/device/keptRecordSchema';

const typed = z.catch(z.string(), '');

/** The order as the phone had it: what its form shows, and what was read out. */
const orderSchema = z.object({
  order_id: z.int(),
  ...{ number: typed, valid_from: typed, valid_until: typed, contract_code: z.string() },
  ...{ customer_name: typed, billing_address: typed, domicile: typed },
  vehicle_kind: z.enum(['R2', 'R4']),
  ...{ vehicle: typed, colour: typed, vehicle_year: orOpen(z.int()), plate_number: typed },
  ...{ chassis_number: typed, engine_number: typed },
  basis: z.catch(z.enum(REPOSSESSION_BASES), 'AGREEMENT'),
  ...{ basis_number: typed, basis_on: typed, collectors: z.catch(z.array(z.string()), []) },
  certificate: z.catch(z.object({ number: z.string(), until: z.string() }), { number: '', until: '' }),
  checklist: z.array(z.object({ item: checkItemSchema, label: z.string() })),
  figures: z.object({
    ...{ as_of: z.string(), day: z.string(), principal: z.int(), interest: z.int() },
    ...{ penalty: z.int(), cost: z.int(), total: z.int() },
  }),
  consents: z.catch(
    z.array(
      z.object({ id: z.int(), kind: z.enum(['HOURS', 'PLACE']), words: z.string(), until: z.string() }),
    ),
    [],
  ),
});

export const bastFactsSchema = z.object({
  order: orderSchema,
  /** How the unit would be sold, as it is told. */
  sale: z.object({ version: z.int(), text: z.string() }),
  /** The office's, as far as the device knows it. */
  zone: z.string(),
  /** A national holiday that is known: its day and name. */
  holiday: orOpen(z.object({ day: z.string(), name: z.string() })),
});
export type BastFacts = z.infer<typeof bastFactsSchema>;

/** A BAST on this device. What can be asked once more is open again where it does not fit. */
export const keptBastSchema = z.object({
  ...keptRecordShape,
  facts: bastFactsSchema,
  /** When it was begun, ISO 8601, by this device's clock. */
  begunAt: z.string(),
  /** When it was finished first since it was signed, the same way; null: it is being filled. */
  at: orOpen(z.string()),
  /** What the server's clock was ahead then, ms; null: they never spoke. */
  clockDifference: orOpen(z.int()),
  result: orOpen(z.enum(HANDOVER_RESULTS)),
  met: orOpen(z.enum(HANDOVER_MET)),
  metName: typed,
  metRelation: typed,
  place: orOpen(z.enum(VISIT_PLACES)),
  kilometres: orOpen(z.int()),
  /** The counter can't be read, and why. */
  isUnread: z.catch(z.boolean(), false),
  noKilometres: typed,
  /** By thing of the checklist. */
  checks: z.catch(z.record(z.string(), z.enum(CHECK_STATES)), {}),
  condition: typed,
  destination: typed,
  note: typed,
  position: orOpen(surveyPositionSchema),
  noPosition: typed,
  consentId: orOpen(z.int()),
});
export type KeptBast = z.infer<typeof keptBastSchema>;
