import type { BodyOf } from '@/lib/contract/endpoint';
import type { closePlan, PlanOverview } from '@/lib/contract/collectorPlan';
import type { FieldErrors } from '@/lib/contract/envelope';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import type { OverviewRow } from './planWords';

/** Reasons by the field's name, `reasons.{contract code}`, as the server refuses them. */
export type ClosingDraft = Readonly<Record<string, string>>;

export const reasonField = (code: string): string => `reasons.${code}`;

/** Rows that nobody went to, and for which only a person knows why. */
export const unexplained = ({ rows }: Pick<PlanOverview, 'rows'>): OverviewRow[] =>
  rows.filter(({ visits, state }) => visits.length === 0 && state === 'OPEN');

/** Rows that nobody had to go to: the server says why. */
export const explained = ({ rows }: Pick<PlanOverview, 'rows'>): OverviewRow[] =>
  rows.filter(({ visits, state }) => visits.length === 0 && state !== 'OPEN');

export const closingDraft = (plan: PlanOverview): ClosingDraft =>
  Object.fromEntries(unexplained(plan).map(({ contract_code }) => [reasonField(contract_code), '']));

const typed = (draft: ClosingDraft, code: string) => (draft[reasonField(code)] ?? '').trim();

/** A reason for each row that needs one; what was typed of others counts no more. */
export function checkClosing(draft: ClosingDraft, plan: PlanOverview): FieldErrors {
  const short = unexplained(plan).filter(
    ({ contract_code }) => typed(draft, contract_code).length < MIN_REASON_LENGTH,
  );
  return Object.fromEntries(
    short.map(({ contract_code }) => [
      reasonField(contract_code),
      `Tulis mengapa akun ini tidak dikunjungi, paling sedikit ${MIN_REASON_LENGTH} karakter.`,
    ]),
  );
}

/** What is sent: of the rows that still need a reason, as the plan was seen. */
export const closingBody = (draft: ClosingDraft, plan: PlanOverview): BodyOf<typeof closePlan> => ({
  version: plan.version,
  reasons: unexplained(plan).map(({ contract_code }) => ({
    ...{ contract_code, reason: typed(draft, contract_code) },
  })),
});

/** The same reason for every row that has none yet. */
export const filledWith = (reason: string, draft: ClosingDraft, plan: PlanOverview): ClosingDraft =>
  Object.fromEntries(
    unexplained(plan)
      .filter(({ contract_code }) => typed(draft, contract_code) === '')
      .map(({ contract_code }) => [reasonField(contract_code), reason]),
  );
