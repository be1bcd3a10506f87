import type { HttpHandler } from 'msw';
import { listCalculations } from '@/lib/contract/calculations';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildCalculations } from '@/lib/mocks/buildCalculation';

export const instalmentHandlers: HttpHandler[] = [
  mockEndpoint(listCalculations, { today: '2026-11-20', rows: buildCalculations() }),
];
