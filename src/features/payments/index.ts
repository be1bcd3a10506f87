export { PaymentScreen, type PaymentScreenProps } from './PaymentScreen';
export { PaymentSearch, type PaymentSearchProps } from './PaymentSearch';
export { ReceiptReprint, type ReceiptReprintProps } from './ReceiptReprint';
export { paymentPalette } from './api/paymentPalette';
