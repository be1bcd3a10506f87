/* What a device keeps of counting. Only its stores read by this. */
import * as z from 'zod/mini';
import { SCAN_WAYS } from '@/lib/contract/bpkbCountTerms';
import { keptRecordShape } from '@/lib/device/keptRecordSchema';

const scanSchema = z.object({
  code: z.string(),
  bookId: z.int(),
  placeId: z.int(),
  /** ISO 8601, by this device's clock. */
  at: z.string(),
  way: z.enum(SCAN_WAYS),
});
export type KeptScan = z.infer<typeof scanSchema>;

/** Codes that go to the server together: a draft fills, then it waits. */
export const keptScansSchema = z.object({
  ...keptRecordShape,
  countId: z.int(),
  begunAt: z.string(),
  scans: z.array(scanSchema),
});
export type KeptScans = z.infer<typeof keptScansSchema>;

/** What is needed to count without a connection, as it was read last. */
export const keptCountSchema = z.object({
  id: z.int(),
  /** 'Jakarta, Brankas 1'. */
  name: z.string(),
  labels: z.object({
    books: z.string(),
    counted: z.string(),
    places: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  /** ISO 8601. */
  readAt: z.string(),
});
export type KeptCount = z.infer<typeof keptCountSchema>;

/** Books that this device sent, and that the kept labels do not know of yet; one per sending. */
export const sentBooksSchema = z.object({ sending: z.string(), countId: z.int(), books: z.array(z.int()) });
export type SentBooks = z.infer<typeof sentBooksSchema>;
