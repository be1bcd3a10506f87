export { CONTRACTS, RECEIPTS } from './domain/periodExports';
export { PeriodExportScreen } from './PeriodExportScreen';
export { usePeriodExportActs } from './usePeriodExportActs';
