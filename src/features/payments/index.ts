export { PaymentDesk, type PaymentDeskProps } from './PaymentDesk';
export { PaymentSearch, type PaymentSearchProps } from './PaymentSearch';
export { PrintSheet } from './components/PrintSheet';
export { ReceiptPrint, type PaperSize } from './components/ReceiptPrint';
export { usePrint } from './api/usePrint';
