export { ContractShares, type ContractSharesProps } from './ContractShares';
export { SharedCard, type SharedCardProps } from './SharedCard';
