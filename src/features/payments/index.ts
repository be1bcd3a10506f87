export { PaymentScreen } from './PaymentScreen';
export { PaymentSearch } from './PaymentSearch';
export { ReceiptReprint } from './ReceiptReprint';
export { paymentPalette } from './api/paymentPalette';
export { useSettlementAct } from './useSettlementAct';
