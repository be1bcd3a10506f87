export { contractPalette } from './api/contractPalette';
export { ContractDetail } from './ContractDetail';
export { ContractList } from './ContractList';
export { lastListHref } from './domain/contractList';
export { DueToday } from './DueToday';
