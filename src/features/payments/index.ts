export { PaymentScreen, type PaymentScreenProps } from './PaymentScreen';
export { PaymentSearch, type PaymentSearchProps } from './PaymentSearch';
export { ReceiptReprint, type ReceiptReprintProps } from './ReceiptReprint';
