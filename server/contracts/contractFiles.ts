import { hasAny } from '@/lib/contract/access';
import { getContract } from '@/lib/contract/contractDetail';
import type { FileOwner } from '../files/FileOwner';
import { forbidden } from '../platform/core/ApiError';
import { findContract } from './readContract';

/** A contract's photos and papers are for who may open the contract. */
export const contractFiles: FileOwner = {
  type: 'contract',
  async requireRead(db, person, code) {
    if (!hasAny(person.access, getContract.guard as readonly 'is_contract'[])) throw forbidden();
    await findContract(db, person, code);
  },
};
