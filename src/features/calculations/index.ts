export { CalculationEditor } from './CalculationEditor';
export { CalculationList } from './CalculationList';
