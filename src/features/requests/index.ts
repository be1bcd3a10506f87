export { ContractRequests, type ContractRequestsProps } from './ContractRequests';
export { RequestInbox, type RequestInboxProps } from './RequestInbox';
