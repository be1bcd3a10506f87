/** Contracts that still run: what is late on them is counted, and their collateral is bound to them. */
export const RUNNING_STATUSES = ['ACTIVE', 'REPOSSESSED'] as const;

/** Whether a contract in that state, as the database has it, still runs. */
export const isRunning = (status: string): boolean => RUNNING_STATUSES.some((one) => one === status);
