import type { AnyEndpoint } from '@/lib/contract/endpoint';
import type { FileEndpoint } from '@/lib/contract/fileEndpoint';

/** A call of the contract: with an envelope, or a file. */
export type AnyCall = AnyEndpoint | FileEndpoint;
