export { contractPalette } from './api/contractPalette';
export { ContractDetail } from './ContractDetail';
export { ContractList } from './ContractList';
export { lastListHref } from './listAddress';
export { DueToday } from './DueToday';
