/** Principal of lines `from`–`to`: amount = scheduled − covered. */
export interface PrincipalStep {
  kind: 'PRINCIPAL_DUE' | 'PRINCIPAL_AHEAD';
  from: number;
  to: number;
  scheduled: number;
  /** Part payments on these lines, beyond their interest. */
  covered: number;
  amount: number;
}

/** Interest of a line already due: amount = scheduled − covered. */
export interface InterestDueStep {
  kind: 'INTEREST_DUE';
  number: number;
  scheduled: number;
  covered: number;
  amount: number;
}

/** Interest of the current line: accrued = scheduled × days / daysOfMonth, rounded up; amount = accrued − covered. */
export interface InterestRunningStep {
  kind: 'INTEREST_RUNNING';
  number: number;
  scheduled: number;
  /** The due date before, or the contract date. */
  since: string;
  days: number;
  daysOfMonth: number;
  accrued: number;
  covered: number;
  amount: number;
}

/** Penalty still owed on a line. */
export interface PenaltyOwedStep {
  kind: 'PENALTY';
  number: number;
  overdue: number;
  amount: number;
}

/** amount = base × feeBp / 10.000, rounded up. */
export interface FeeStep {
  kind: 'FEE';
  /** Remaining principal of lines not yet due. */
  base: number;
  feeBp: number;
  amount: number;
}

/** One line of the arithmetic, rupiah, with what its amount was computed from. */
export type SettlementStep =
  | PrincipalStep
  | InterestDueStep
  | InterestRunningStep
  | PenaltyOwedStep
  | FeeStep;

/** An early-settlement quote: the sums, and the steps that lead to them. */
export interface SettlementQuote {
  lines: SettlementStep[];
  principal: number;
  interest: number;
  penalty: number;
  fee: number;
  /** principal + interest + penalty + fee, and the sum of the steps' amounts. */
  total: number;
}
