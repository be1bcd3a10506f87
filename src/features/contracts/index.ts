export { contractPalette, type ContractPaletteProps } from './contractPalette';
export { ContractDetail, type ContractDetailProps } from './ContractDetail';
export { ContractList, type ContractListProps } from './ContractList';
export { lastListHref } from './listAddress';
export { DueToday, type DueTodayProps } from './DueToday';
