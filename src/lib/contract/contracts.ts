import * as z from 'zod/mini';
import { CONTRACT_PAGE_SIZE, CONTRACT_SORTS, CONTRACT_STATUSES } from './contractListDefaults';
import { endpoint } from './endpoint';
import { calendarDate, officeId, pageNumber, pageSize, rupiah, searchText } from './fields';

const count = z.int().check(z.minimum(0));
const amount = rupiah.check(z.minimum(0));

export const vehicleKindSchema = z.enum(['R2', 'R4']);

export const contractStatusSchema = z.enum(CONTRACT_STATUSES);

/** A contract in a list: enough to know it by and to see where it stands. */
export const contractRowSchema = z.object({
  code: z.string(),
  office_id: z.int(),
  customer_name: z.string(),
  phone: z.string(),
  vehicle_kind: vehicleKindSchema,
  vehicle: z.string(),
  plate_number: z.string(),
  date_start: calendarDate,
  tenor: z.int().check(z.minimum(1)),
  instalment: amount,
  /** Due date of the first instalment that is not covered; null when there is none. */
  next_due: z.nullable(calendarDate),
  /** OVERDUE: active, and `next_due` is before the office's today. */
  status: contractStatusSchema,
  /** Days from `next_due` to the office's today; 0 unless OVERDUE. */
  overdue: count,
});
export type ContractRow = z.infer<typeof contractRowSchema>;

export const contractListQuery = z.object({
  /** Name, contract code, plate with or without spaces, NIK or phone. */
  search: z.optional(searchText),
  /** Left out: all. ACTIVE leaves out what is OVERDUE. */
  status: z.optional(contractStatusSchema),
  /** Office id; left out: every office the caller may see. */
  office: z.optional(officeId),
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, CONTRACT_PAGE_SIZE),
  sort: z._default(z.enum(CONTRACT_SORTS), 'date_start'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
});

export const contractPageSchema = z.object({
  rows: z.array(contractRowSchema),
  /** Rows in all, up to where counting stops. */
  count: z.int(),
  /** True when there are more than `count` says. */
  count_more: z.boolean(),
});
export type ContractPage = z.infer<typeof contractPageSchema>;

export const listContracts = endpoint({
  name: 'listContracts',
  method: 'GET',
  path: 'contracts',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: 'One page of contracts with search, status, office and sort.',
  query: contractListQuery,
  data: contractPageSchema,
});
