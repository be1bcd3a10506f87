import type { HttpHandler } from 'msw';
import { accountHandlers } from '@/features/account/mocks/handlers';
import { authHandlers } from '@/features/auth/mocks/handlers';
import { creditsHandlers } from '@/features/credits/mocks/handlers';
import { historyHandlers } from '@/features/history/mocks/handlers';
import { locationHandlers } from '@/features/locations/mocks/handlers';
import { notificationHandlers } from '@/features/notifications/mocks/handlers';

/** Every feature's happy path; a story's own `parameters.msw` comes before these. */
export const happyPath: HttpHandler[] = [
  ...accountHandlers,
  ...authHandlers,
  ...creditsHandlers,
  ...historyHandlers,
  ...locationHandlers,
  ...notificationHandlers,
];
