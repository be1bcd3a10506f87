export { LatePriceImport as PriceImport } from './LatePriceImport';
export { PriceList } from './PriceList';
export { PRICE_UPLOAD_SEARCH, isPriceUpload } from './domain/priceAddress';
