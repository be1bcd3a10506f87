/* A module of its own, so that the paper arrives when it is wanted. */
export { ReceiptReprint as default } from '@/features/payments';
