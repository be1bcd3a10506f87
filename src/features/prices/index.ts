export { LazyPriceImport as PriceImport } from './LazyPriceImport';
export { PriceList } from './PriceList';
export { PRICE_UPLOAD_SEARCH, isPriceUpload } from './domain/priceAddress';
