import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant } from './fields';
import { IMPORT_WRITERS } from './importAccess';

/**
 * How banks write a day, the likelier ones first. One without a year gets the year nearest to today, never in the future.
 * `MMM` is a month's name, Indonesian or English, whole or short.
 */
export const STATEMENT_DATE_FORMATS = [
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'DD/MM/YY',
  'DD/MM',
  'YYYY-MM-DD',
  'YYYYMMDD',
  'DDMMYYYY',
  'DD MMM YYYY',
  'DD MMM',
  'MMM DD YYYY',
  'MM/DD/YYYY',
  'MM/DD/YY',
  'YY/MM/DD',
] as const;

const columnName = z.string().check(z.minLength(1), z.maxLength(80));

/** Which column of a bank's statement is what; kept per bank once a file was posted with it, last use wins. Columns are named by their heading. */
export const statementMappingSchema = z.object({
  /** Line of the file that holds the headings, from 1. */
  header_line: z.int().check(z.minimum(1), z.maximum(100)),
  date: columnName,
  date_format: z.enum(STATEMENT_DATE_FORMATS),
  /** Column with the money that came in. */
  amount: columnName,
  /** Where one column holds money in and out: the column that tells them apart and what it says for money in (`CR`). */
  direction: z.nullable(
    z.object({ column: columnName, credit: z.string().check(z.minLength(1), z.maxLength(10)) }),
  ),
  /** Joined by a space. */
  description: z.array(columnName).check(z.minLength(1), z.maxLength(4)),
  reference: z.nullable(columnName),
  /** What stands before the sen; the other one groups digits. */
  decimal: z.enum([',', '.']),
});
export type StatementMapping = z.infer<typeof statementMappingSchema>;

export const bankCodeSchema = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/));

export const bankMappingSchema = z.object({
  bank: bankCodeSchema,
  mapping: statementMappingSchema,
  updated_at: instant,
});
export type BankMapping = z.infer<typeof bankMappingSchema>;

export const listBankMappings = endpoint({
  name: 'listBankMappings',
  method: 'GET',
  path: 'imports/mappings',
  origin: 'angsur',
  guard: IMPORT_WRITERS,
  summary: 'How the statement of each bank was read the last time.',
  data: z.object({ rows: z.array(bankMappingSchema) }),
});
