import { hasAny, type Access } from '@/lib/contract/access';
import type { RecordId } from '@/lib/contract/fields';
import { paths } from '../paths';

/** Who may open Nota Cicilan (SPEC 6). */
const CREDITS = ['is_credit_add', 'is_credit_update', 'is_credit_approval'] as const;

/** Where a request on a contract opens for somebody: above the receipts, or above the contracts for who reads only those. */
export const requestPath = (access: Access, id: RecordId): string =>
  hasAny(access, CREDITS) ? paths.creditRequest(id) : paths.contractRequest(id);
