import type { Attaching } from '../files/attachFiles';
import type { FileOwner } from '../files/FileOwner';
import { forbidden } from '../platform/core/ApiError';
import { findBatch } from './batch';

const TYPE = 'import';
export const statementOwner = (id: number): Attaching['owner'] => ({ type: TYPE, id });

/** The file of a statement is for who may post or check statements of its office. */
export const statementFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    const { is_credit_add, is_credit_approval } = person.access;
    if (is_credit_add !== 1 && is_credit_approval !== 1) throw forbidden();
    await findBatch(db, person, id);
  },
};
