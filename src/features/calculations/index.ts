export { CalculationEditor } from './CalculationEditor';
export { CalculationList } from './CalculationList';
export { useCalculationAdding } from './useCalculationAdding';
