export { LazyPriceImport } from './LazyPriceImport';
export { PriceList } from './PriceList';
export { PRICE_UPLOAD_SEARCH } from './domain/priceAddress';
export { pricesSearch } from './domain/priceList';
export { useIsPriceUpload } from './useIsPriceUpload';
