import { ACCESS_FLAGS, type Access } from '@/lib/contract/access';
import type { TitleWrite } from '@/lib/contract/titles';
import { seesEveryOffice } from '../platform/auth/offices';
import type { titles } from '../platform/db/schema';

/** What is written of a title, as the table names it. */
export const columnsOf = (write: TitleWrite) => ({
  name: write.name,
  allOffices: write.all_offices,
  creditDiscountBp: write.credit_discount_bp,
  penaltyDiscountBp: write.penalty_discount_bp,
  transferDaysBack: write.transfer_days_back,
  approvesUpTo: write.approves_up_to,
  forgivesUpTo: write.forgives_up_to,
  ...(Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, write.access[flag] === 1])) as Record<
    (typeof ACCESS_FLAGS)[number],
    boolean
  >),
});

/** The other way round: a row as it could be written. */
export const writeOf = (row: typeof titles.$inferSelect): TitleWrite => ({
  name: row.name,
  access: Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, row[flag] ? 1 : 0])) as Access,
  all_offices: seesEveryOffice(row),
  credit_discount_bp: row.creditDiscountBp,
  penalty_discount_bp: row.penaltyDiscountBp,
  transfer_days_back: row.transferDaysBack,
  approves_up_to: row.approvesUpTo,
  forgives_up_to: row.forgivesUpTo,
});

/** As the log names it: each flag a line of its own. */
export const loggedOf = ({ access, ...write }: TitleWrite): Record<string, unknown> => ({
  name: write.name,
  all_offices: write.all_offices,
  credit_discount_bp: write.credit_discount_bp,
  penalty_discount_bp: write.penalty_discount_bp,
  transfer_days_back: write.transfer_days_back,
  approves_up_to: write.approves_up_to,
  forgives_up_to: write.forgives_up_to,
  ...Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, access[flag] === 1])),
});
