export { ApprovalInbox } from './ApprovalInbox';
export { CreditActions, type CreditActionsProps } from './CreditActions';
export { CreditChange, type CreditChangeProps } from './CreditChange';
export { CreditDetail, type CreditDetailProps } from './CreditDetail';
export { CreditList, type CreditListProps } from './CreditList';
export { CreditSync } from './CreditSync';
export { approvalsOptions, creditKeys, creditListOptions } from './api/credits.queries';
export { listQuery, readListState } from './domain/creditListState';
export { lastListHref } from './listAddress';
