export { ContractRequests } from './ContractRequests';
export { RequestInbox } from './RequestInbox';
export { useWaitingOnContract } from './useWaitingOnContract';
export { contractEvidence } from './api/contractEvidence';
