export { ImportScreen } from './ImportScreen';
export { UPLOAD_SEARCH } from './domain/importAddress';
export { useImportAddress } from './useImportAddress';
export { useBatchActs } from './useBatchActs';
