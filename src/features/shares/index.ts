export { ContractShares } from './ContractShares';
export { SharedCard } from './SharedCard';
