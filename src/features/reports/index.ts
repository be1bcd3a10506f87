export { ReportChoice } from './ReportChoice';
export { ReportScreen } from './ReportScreen';
export { definitionOf } from './domain/reportColumns';
export { useReportKey } from './useReport';
export { useReportActs } from './useReportActs';
