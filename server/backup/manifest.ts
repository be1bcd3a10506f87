import * as z from 'zod/mini';
import { isDataEntry } from './dataFiles';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.minimum(0));
const name = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));
/** Below the data folder, with slashes; never out of it, nor in PostgreSQL's place. */
const filePath = z.string().check(
  z.maxLength(500),
  z.refine((value) => value.split('/').every((part) => !['', '.', '..'].includes(part))),
  z.refine((value) => isDataEntry(value.split('/')[0] ?? '')),
);

/** What an archive holds, and what must be so after it was restored. The first entry of the archive. */
export const manifestSchema = z.object({
  format: z.literal(1),
  app: z.string(),
  made_at: z.iso.datetime(),
  /** Last step of the schema: `0019_holidays`. */
  schema: z.string().check(z.regex(/^[0-9]{4}_[a-z0-9_]+$/)),
  tables: z.array(z.object({ name, columns: z.array(name), rows: count, bytes: count, sha256 })),
  /** Sum of every 64-bit column, so of every amount: `credits.payment` → digits. */
  sums: z.record(z.string(), z.string().check(z.regex(/^-?\d+$/))),
  /** Last number that was given out; null: none yet. */
  sequences: z.record(name, z.nullable(z.string().check(z.regex(/^\d+$/)))),
  files: z.array(z.object({ path: filePath, bytes: count, sha256 })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];

export const MANIFEST = 'manifest.json';
export const tableFile = (table: string) => `tables/${table}.copy`;
export const filesEntry = (file: string) => `files/${file}`;
