export { LazyRegionImport } from './LazyRegionImport';
export { REGION_UPLOAD_SEARCH, useIsRegionUpload } from './useIsRegionUpload';
