export { ContractDetail, type ContractDetailProps } from './ContractDetail';
export { ContractList, type ContractListProps } from './ContractList';
export { contractKeys } from './api/contracts.queries';
export { lastListHref } from './listAddress';
