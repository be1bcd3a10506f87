export { CalculationList } from './CalculationList';
