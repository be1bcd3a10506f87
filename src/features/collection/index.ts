export { OverdueList, type OverdueListProps } from './overdue/OverdueList';
export { useOverdueExport } from './overdue/useOverdueExport';
