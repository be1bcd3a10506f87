import * as z from 'zod/mini';
import type { Endpoint, Schema } from '@/lib/contract/endpoint';

/** A call whose data the contract leaves to the host: this server sends none. */
export const withoutData = <P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B>,
): Endpoint<P, Q, B, z.ZodMiniNull> => ({ ...endpoint, data: z.null() });
