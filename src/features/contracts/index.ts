export { ContractDetail, type ContractDetailProps } from './ContractDetail';
export { ContractList, type ContractListProps } from './ContractList';
export { lastListHref } from './listAddress';
