export { ContractRequests, type ContractRequestsProps } from './ContractRequests';
export { RequestInbox, type RequestInboxProps } from './RequestInbox';
export { requestListOptions } from './api/requests.queries';
