export { ContractRequests, type ContractRequestsProps } from './ContractRequests';
export { RequestInbox, type RequestInboxProps } from './RequestInbox';
export { useWaitingOnContract } from './useWaitingOnContract';
export { requestListOptions } from './api/requests.queries';
