import { ACCESS_FLAGS } from '../contract/access';
import type { TitleWrite } from '../contract/titles';

/** Limits that let more through the higher they are; null: without end. */
const LIMITS = [
  'credit_discount_bp',
  'penalty_discount_bp',
  'transfer_days_back',
  'approves_up_to',
  'forgives_up_to',
] as const satisfies readonly (keyof TitleWrite)[];

/** Whether somebody may more with the second title than with the first: a flag, a higher limit, every office. */
export const widens = (before: TitleWrite, after: TitleWrite): boolean =>
  (after.all_offices && !before.all_offices) ||
  ACCESS_FLAGS.some((flag) => after.access[flag] > before.access[flag]) ||
  LIMITS.some((limit) => (after[limit] ?? Infinity) > (before[limit] ?? Infinity));

/** Whether a title is given and changed by another administrator of all offices alone (DOMAIN, Nobody alone). */
export const isAdministrators = ({
  access,
  all_offices,
}: Pick<TitleWrite, 'access' | 'all_offices'>): boolean =>
  access.is_user === 1 || access.is_master === 1 || all_offices;
