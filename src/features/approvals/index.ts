export { Approvals, type ApprovalsProps } from './Approvals';
export { approvalCountOptions } from './api/approvals.queries';
