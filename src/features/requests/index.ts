export { ContractRequests } from './ContractRequests';
export { RequestInbox } from './RequestInbox';
export { useOpenedRequest } from './useOpenedRequest';
export { useWaitingOnContract } from './useWaitingOnContract';
export { contractEvidence } from './api/contractEvidence';
