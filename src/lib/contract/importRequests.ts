import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, recordVersion, rupiah, storedId } from './fields';
import { IMPORT_READERS, IMPORT_WRITERS } from './importAccess';
import { postedLineSchema } from './importRows';
import { importBatchSchema } from './imports';
import { noteText, reasonText } from './plainText';

const amount = rupiah.check(z.minimum(0));

/** Rows of a statement that one person alone may not post, as who decides reads them. */
export const importRequestSchema = z.object({
  id: z.int(),
  /** Of the statement; deciding sends it. */
  version: recordVersion,
  reason: z.string(),
  request_by: actorSchema,
  requested_at: instant,
  rows: z.array(
    z.object({
      line: z.int(),
      date: calendarDate,
      /** Rupiah. */
      amount,
      description: z.string(),
      reference: z.string(),
      contract_code: z.string(),
      customer_name: z.string(),
      /** Codes of the running contracts that it names instead; null: none. */
      named_other: z.nullable(z.string()),
      /** Posted lines of other statements that it seems to be once more. */
      again: z.array(postedLineSchema),
      /** It is dated beyond what the asker's title goes back. */
      late: z.boolean(),
      /** What its day takes off the penalty, rupiah. */
      let_go: amount,
    }),
  ),
  /** The same of all rows, rupiah. */
  let_go: amount,
  /** Why the caller may not approve it, in words; null: they may. */
  obstacle: z.nullable(z.string()),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

export const askImportRows = endpoint({
  name: 'askImportRows',
  method: 'POST',
  path: 'imports/{id}/requests',
  origin: 'angsur',
  guard: IMPORT_WRITERS,
  summary:
    'Asks a second person to let the held rows of a statement be posted, at most 200 at a time. 409: changed since, or a request waits. 422: nothing is held.',
  params: idParams,
  body: z.object({ reason: reasonText, version: recordVersion }),
  data: importBatchSchema,
  idempotent: true,
});

export const getImportRequest = endpoint({
  name: 'getImportRequest',
  method: 'GET',
  path: 'imports/{id}/requests/waiting',
  origin: 'angsur',
  guard: IMPORT_READERS,
  summary: 'The request on rows of a statement that waits, with each row. 404: none waits.',
  params: idParams,
  data: importRequestSchema,
});

export const decideImportRows = endpoint({
  name: 'decideImportRows',
  method: 'POST',
  path: 'imports/{id}/requests/decide',
  origin: 'angsur',
  guard: IMPORT_READERS,
  summary:
    'Approves or rejects it (is_credit_approval, nobody who uploaded, posted, chose or asked), or takes it back (the asker). 409: decided already, or changed since it was seen.',
  params: idParams,
  body: z.object({
    request_id: storedId,
    /** The statement's version that was seen; taking back holds whatever it is. */
    version: recordVersion,
    decision: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
    /** Asked for where it is rejected. */
    reason: noteText(500).check(z.trim()),
  }),
  data: importBatchSchema,
  idempotent: true,
});
