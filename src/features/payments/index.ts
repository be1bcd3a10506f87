export { PaymentDesk, type PaymentDeskProps } from './PaymentDesk';
export { PaymentSearch, type PaymentSearchProps } from './PaymentSearch';
export { ReceiptReprint, type ReceiptReprintProps } from './ReceiptReprint';
