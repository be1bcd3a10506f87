import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { SUCCESS_TITLE } from '@/lib/contract/envelope';

/** The envelope as our own side always sends it: nothing missing, nothing more. */
const strictEnvelope = z.strictObject({
  status: z.literal(200),
  title: z.literal(SUCCESS_TITLE),
  data: z.unknown(),
  message: z.string(),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
});

/** Expects an answer to be what the contract says: envelope, data, and no field that the contract does not know. */
export function expectContract(endpoint: AnyEndpoint, body: unknown): void {
  const envelope = z.parse(strictEnvelope, body);
  const parsed = z.safeParse(endpoint.data, envelope.data);
  expect(parsed.error?.issues ?? [], `${endpoint.name}: data`).toEqual([]);
  expect(unknownKeys(envelope.data, parsed.data), `${endpoint.name}: fields beyond the contract`).toEqual([]);
}

/** Keys that were sent but that parsing against the contract dropped. */
function unknownKeys(sent: unknown, kept: unknown, path = ''): string[] {
  if (Array.isArray(sent)) {
    return sent.flatMap((item, index) => unknownKeys(item, (kept as unknown[])[index], `${path}[]`));
  }
  if (typeof sent !== 'object' || sent === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key in kept
      ? unknownKeys(value, (kept as Record<string, unknown>)[key], `${path}.${key}`)
      : [`${path}.${key}`],
  );
}
