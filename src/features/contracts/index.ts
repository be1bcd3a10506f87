export { contractPalette, type ContractPaletteProps } from './api/contractPalette';
export { ContractDetail, type ContractDetailProps } from './ContractDetail';
export { ContractList, type ContractListProps } from './ContractList';
export { lastListHref } from './listAddress';
export { DueToday, type DueTodayProps } from './DueToday';
