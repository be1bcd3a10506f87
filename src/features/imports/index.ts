export { ImportScreen } from './ImportScreen';
export { UPLOAD_SEARCH } from './domain/importAddress';
export { useImportAddress } from './useImportAddress';
export { useBatchActs } from './useBatchActs';
export { statementRowsEvidence, withdrawStatementRows } from './api/statementRowsEvidence';
export { StatementCheck } from './StatementCheck';
