export { OverdueList, type OverdueListProps } from './overdue/OverdueList';
export { useOverdueExport } from './overdue/useOverdueExport';
export { ContractCollecting } from './contract/ContractCollecting';
