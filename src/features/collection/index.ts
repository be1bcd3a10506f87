export { OverdueList, type OverdueListProps } from './overdue/OverdueList';
export { useOverdueExport } from './overdue/useOverdueExport';
export { ContractLetters, type ContractLettersProps } from './letters/ContractLetters';
export { useLetterWork } from './letters/useLetterWork';
