import type { HttpHandler } from 'msw';
import { listDisbursementOrders, payDisbursement } from '@/lib/contract/disbursementCalls';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildCashOrder } from './buildDisbursement';

export const cashOrders: HttpHandler[] = [mockEndpoint(listDisbursementOrders, { rows: [buildCashOrder()] })];
export const noCashOrders: HttpHandler[] = [mockEndpoint(listDisbursementOrders, { rows: [] })];
export const drawerTooEmpty: HttpHandler[] = [
  ...cashOrders,
  mockEndpoint(payDisbursement, () =>
    refuse(
      409,
      'Kas Anda 20 November 2026 berisi Rp300.000, jadi Rp11.400.000 tidak dapat dikeluarkan tunai. Belum ada yang disimpan. Minta kas di Kas Kasir, keluarkan lewat transfer, atau tunggu sampai kasnya cukup.',
    ),
  ),
];
