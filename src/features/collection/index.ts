export { OverdueList, type OverdueListProps } from './overdue/OverdueList';
export { useOverdueExport } from './overdue/useOverdueExport';
export { ContractCollecting } from './contract/ContractCollecting';
export { ContractLetters, type ContractLettersProps } from './letters/ContractLetters';
export { useLetterWork } from './letters/useLetterWork';
export { AccountList } from './distribution/AccountList';
export { CollectorList } from './distribution/CollectorList';
export { DistributionHistory } from './distribution/DistributionHistory';
export { DistributionPlan } from './distribution/DistributionPlan';
