import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS, FILE_ENDPOINTS, SERVICE_ENDPOINTS } from '@/lib/contract/endpoints';
import type { FileEndpoint } from '@/lib/contract/fileEndpoint';
import { ACCESS_MATRIX } from '../../../tests/access/accessMatrix';
import type { AccessLine } from '../../../tests/access/AccessLine';

export type AnyCall = AnyEndpoint | FileEndpoint;

/** Every call of the contract. */
export const CALLS: readonly AnyCall[] = [...ENDPOINTS, ...FILE_ENDPOINTS, ...SERVICE_ENDPOINTS];

/** How to write the line that is missing, for whoever reads a failed test. */
export const howTo = ({ name, method, path }: Pick<AnyCall, 'name' | 'method' | 'path'>): string =>
  `${method} ${path} has no line in the access matrix. Write in tests/access (the file of its domain): ` +
  `${name}: line('<right of rights.ts>', <whose records, see AccessLine.ts>), from SPEC 6 and not from its guard.`;

/** A call's line; throws where there is none. */
export function lineOf(call: AnyCall): AccessLine {
  const line = ACCESS_MATRIX[call.name];
  if (!line) throw new Error(howTo(call));
  return line;
}
