export { RequestInbox } from './RequestInbox';
export { useOpenedRequest } from './useOpenedRequest';
export { useWaitingOnContract } from './useWaitingOnContract';
export { contractEvidence, withdrawOnContract } from './api/contractEvidence';
export type { MenuKind } from './domain/kindActions';
export { useContractRequests } from './useContractRequests';
