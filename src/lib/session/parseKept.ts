import type * as z from 'zod/mini';

/** What an entry of storage holds as JSON; null: nothing, or what another version of the app wrote. */
export function parseKept<T>(entry: string | null, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(entry ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
