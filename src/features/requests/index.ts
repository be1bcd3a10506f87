export { ContractRequests } from './ContractRequests';
export { RequestInbox } from './RequestInbox';
export { useWaitingOnContract } from './useWaitingOnContract';
export { requestListOptions } from './api/requests.queries';
