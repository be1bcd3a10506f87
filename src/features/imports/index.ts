export { ImportDesk, type ImportDeskProps } from './ImportDesk';
export { UPLOAD_SEARCH } from './domain/importAddress';
export { useImportPlace } from './useImportPlace';
