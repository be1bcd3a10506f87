import type { HttpHandler } from 'msw';
import { accountHandlers } from '@/features/account/mocks/handlers';
import { approvalHandlers } from '@/features/approvals/mocks/handlers';
import { authHandlers } from '@/features/auth/mocks/handlers';
import { bpkbHandlers } from '@/features/bpkb/mocks/handlers';
import { bpkbCountHandlers } from '@/features/bpkbCounts/mocks/handlers';
import { cashierDayHandlers } from '@/features/cashierDay/mocks/handlers';
import { overdueHandlers } from '@/features/collection/overdue/mocks/handlers';
import { letterHandlers } from '@/features/collection/letters/mocks/handlers';
import { distributionHandlers } from '@/features/collection/distribution/mocks/handlers';
import { contractHandlers } from '@/features/contracts/mocks/handlers';
import { collectionHomeHandlers } from '@/features/collection/home/mocks/handlers';
import { changeHandlers } from '@/features/changes/mocks/handlers';
import { callHandlers } from '@/features/collection/calls/mocks/handlers';
import { collectingHandlers } from '@/features/collection/contract/mocks/handlers';
import { repossessionHandlers } from '@/features/collection/contract/mocks/repossessionHandlers';
import { fiduciaryHandlers } from '@/features/collection/fiduciaries/mocks/handlers';
import { calculationHandlers } from '@/features/calculations/mocks/handlers';
import { creditsHandlers } from '@/features/credits/mocks/handlers';
import { fieldHandlers } from '@/features/field/mocks/handlers';
import { fileHandlers } from '@/features/files/mocks/handlers';
import { handoverHandlers } from '@/features/handovers/mocks/handlers';
import { userLogHandlers } from '@/features/history/log/mocks/handlers';
import { achievementHandlers } from '@/features/achievement/mocks/handlers';
import { historyHandlers } from '@/features/history/mocks/handlers';
import { holidayMasterHandlers } from '@/features/holidays/mocks/handlers';
import { importsHandlers } from '@/features/imports/mocks/handlers';
import { instalmentHandlers } from '@/features/instalments/mocks/handlers';
import { locationHandlers } from '@/features/locations/mocks/handlers';
import { masterHandlers } from '@/features/masters/mocks/handlers';
import { monitoringHandlers } from '@/features/monitoring/mocks/handlers';
import { notificationHandlers } from '@/features/notifications/mocks/handlers';
import { overdueClassHandlers } from '@/features/overdueClasses/mocks/handlers';
import { partnerHandlers } from '@/features/partners/mocks/handlers';
import { paymentsHandlers } from '@/features/payments/mocks/handlers';
import { periodExportHandlers } from '@/features/exports/mocks/handlers';
import { pettyCashHandlers } from '@/features/pettyCash/mocks/handlers';
import { priceHandlers } from '@/features/prices/mocks/handlers';
import { regionHandlers } from '@/features/regions/mocks/handlers';
import { registrationHandlers } from '@/features/registrations/mocks/handlers';
import { reportHandlers } from '@/features/reports/mocks/handlers';
import { requestHandlers } from '@/features/requests/mocks/handlers';
import { setupHandlers } from '@/features/setup/mocks/handlers';
import { savedViewHandlers } from '@/features/savedViews/mocks/handlers';
import { shareHandlers } from '@/features/shares/mocks/handlers';
import { staffHandlers } from '@/features/staff/mocks/handlers';
import { titleHandlers } from '@/features/titles/mocks/handlers';
import { holidayHandlers } from '@/lib/mocks/holidayHandlers';

/** Every feature's happy path; a story's own `parameters.msw` comes before these. */
export const happyPath: HttpHandler[] = [
  ...accountHandlers,
  ...achievementHandlers,
  ...approvalHandlers,
  ...authHandlers,
  ...bpkbHandlers,
  ...bpkbCountHandlers,
  ...callHandlers,
  ...cashierDayHandlers,
  ...collectingHandlers,
  ...repossessionHandlers,
  ...changeHandlers,
  ...collectionHomeHandlers,
  ...fiduciaryHandlers,
  ...contractHandlers,
  ...letterHandlers,
  ...distributionHandlers,
  ...calculationHandlers,
  ...creditsHandlers,
  ...fieldHandlers,
  ...fileHandlers,
  ...handoverHandlers,
  ...historyHandlers,
  ...userLogHandlers,
  ...holidayHandlers,
  ...holidayMasterHandlers,
  ...importsHandlers,
  ...instalmentHandlers,
  ...locationHandlers,
  ...masterHandlers,
  ...monitoringHandlers,
  ...notificationHandlers,
  ...overdueHandlers,
  ...overdueClassHandlers,
  ...partnerHandlers,
  ...paymentsHandlers,
  ...periodExportHandlers,
  ...pettyCashHandlers,
  ...priceHandlers,
  ...regionHandlers,
  ...registrationHandlers,
  ...reportHandlers,
  ...requestHandlers,
  ...setupHandlers,
  ...savedViewHandlers,
  ...shareHandlers,
  ...staffHandlers,
  ...titleHandlers,
];
