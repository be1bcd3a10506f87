import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { PageSettings } from '@/lib/contract/pageSettings';
import { accountRoutes } from './account/accountRoutes';
import { achievementRoutes } from './achievement/routes';
import { authenticatorRoutes } from './account/authenticatorRoutes';
import { historyRoutes } from './account/historyRoutes';
import { linkLimits } from './account/openPasswordLink';
import { passwordLinkRoutes } from './account/passwordLinkRoutes';
import { authRoutes } from './account/routes';
import { approvalRoutes } from './approvals/routes';
import { calculationRoutes } from './calculationVersions/routes';
import { calendarRoutes } from './calendar/routes';
import { consentFiles } from './calls/consents';
import { callRoutes } from './calls/routes';
import { keptOwed } from './figures/keptOwed';
import { figureRoutes } from './figures/routes';
import { cashRoutes } from './cashierDays/routes';
import { changeRoutes } from './changes/routes';
import { collectingRoutes } from './collecting/routes';
import { collectorPlanRoutes } from './collectorPlans/routes';
import { deathFiles } from './heirs/deaths';
import { distributionRoutes } from './distribution/routes';
import { commissionRoutes } from './commissions/routes';
import { contractFiles } from './contracts/contractFiles';
import { contractRoutes } from './contracts/routes';
import { creditRequestRoutes } from './creditRequests/routes';
import { creditRoutes } from './credits/routes';
import { periodExportRoutes } from './exports/routes';
import { fiduciaryRoutes } from './fiduciaries/routes';
import { fileRoutes } from './files/routes';
import { returnFiles } from './handovers/returnTts';
import { handoverRoutes } from './handovers/routes';
import { importRoutes } from './imports/routes';
import { statementFiles } from './imports/statementFiles';
import { statementRoutes } from './statements/routes';
import { letterRoutes } from './letters/routes';
import { locationRoutes } from './locations/routes';
import { masterRoutes } from './masters/routes';
import { officeAccountRoutes } from './officeAccounts/routes';
import { officeClosingRoutes } from './officeClosing/routes';
import { keptLettersDue } from './overdue/keptLettersDue';
import { overdueRoutes } from './overdue/routes';
import { overdueClassRoutes } from './overdueClassVersions/routes';
import { monitoringRoutes } from './monitoring/routes';
import { notificationRoutes } from './notifications/routes';
import { officeRoutes } from './offices/routes';
import { openApiRoutes } from './openApi/routes';
import { partnerRoutes } from './partners/routes';
import { paymentRoutes } from './payments/routes';
import { BODY_LIMIT, readBodies } from './platform/http/bodies';
import { compressJson } from './platform/http/compressJson';
import { answerErrors, answerUnreadable, answerUnroutable } from './platform/http/errors';
import { exactLength } from './platform/http/exactLength';
import { inlineScriptHashes } from './platform/http/inlineScriptHashes';
import { orderlyStop } from './platform/http/orderlyStop';
import { readPage } from './platform/http/page';
import type { Parts } from './platform/http/parts';
import { nameRequests, requestIds } from './platform/http/requestId';
import { secure } from './platform/http/security';
import { serveFiles } from './platform/http/staticFiles';
import { trustedProxies, type Proxies } from './platform/http/trustedProxies';
import type { Metrics } from './platform/metrics/createMetrics';
import { measureCalls } from './platform/metrics/measureCalls';
import type { OutboxBacklog } from './platform/outbox/outboxBacklog';
import { broadcastingRoutes } from './platform/realtime/routes';
import { bpkbMovementFiles, bpkbRequestFiles } from './bpkb/bpkbFiles';
import { bpkbRoutes } from './bpkb/routes';
import { bpkbFindingFiles } from './bpkbCounts/countFiles';
import { bpkbCountRoutes } from './bpkbCounts/routes';
import { pettyCashRoutes } from './pettyCash/routes';
import { pettyRequestFiles } from './pettyCash/requestRow';
import { pettyVoucherFiles } from './pettyCash/voucherRow';
import { portraitRoutes } from './portraits/routes';
import { priceRoutes } from './prices/routes';
import { drawerRequestFiles } from './cashierDays/drawerRequest';
import { registrationFiles } from './registrations/documents';
import { registrationRoutes } from './registrations/routes';
import { surveyFiles } from './registrations/surveys/surveyFiles';
import { unitHandoverFiles, unitRecordFiles } from './repossessions/handoverFiles';
import { repossessionRoutes } from './repossessions/routes';
import { contractRequestFiles } from './requests/requestFiles';
import { reportRoutes } from './reports/routes';
import { requestRoutes } from './requests/routes';
import { savedViewRoutes } from './savedViews/routes';
import { serviceRoutes } from './service/routes';
import { setupRoutes } from './setup/routes';
import { userLogRoutes } from './userLog/routes';
import { shareRoutes } from './shares/routes';
import { askForOwnLink } from './staff/askForOwnLink';
import { staffRoutes } from './staff/routes';
import { titleRoutes } from './titles/routes';
import { ttsRoutes } from './tts/routes';
import { visitFiles } from './visits/visitFiles';
import { visitRoutes } from './visits/routes';

export interface HttpOptions {
  appDir: string;
  imagesDir: string;
  corsOrigins: readonly string[];
  connectSources: readonly string[];
  /** See `Config.trustProxy`. */
  trustProxy: Proxies;
  /** Where pictures may come from, besides this server. */
  imageSources?: readonly string[];
  /** See `Config.publicUrl`. */
  publicUrl?: string | null;
  /** Whether the page has push, which talks to Google. */
  push: boolean;
  /** What the page is told of this server; asked when the first page goes out. */
  page: () => PageSettings;
  /** How far behind events are; absent: nobody knows. */
  outbox?: () => Promise<OutboxBacklog>;
  /** See `Config.drainSeconds`. */
  drainSeconds?: number;
  /** Where durations of calls are counted. */
  metrics?: Metrics | null;
  logger: FastifyServerOptions['logger'];
}

/** Builds the server around its parts; it listens when told to, or answers `inject` in a test. */
export async function createApi(parts: Parts, http: HttpOptions): Promise<FastifyInstance> {
  const stopping = orderlyStop({ drain: (http.drainSeconds ?? 0) * 1000 });
  const isProxy = trustedProxies(http.trustProxy);
  const app = fastify({
    logger: http.logger ?? false,
    trustProxy: isProxy,
    genReqId: requestIds(isProxy),
    logController: new LogController({ requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    serverFactory: stopping.serverFactory,
    // What still arrives on an open connection while we stop is answered like any other.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable(parts.apiVersion),
    clientErrorHandler: answerUnreadable(parts.apiVersion),
  });
  nameRequests(app);
  if (http.metrics) measureCalls(app, http.metrics);
  stopping.attach(app);
  answerErrors(app, parts);
  const html = readPage(http.appDir);
  await secure(app, {
    ...http,
    publicUrl: http.publicUrl ?? null,
    imageSources: http.imageSources ?? [],
    scriptHashes: inlineScriptHashes(html),
  });
  await readBodies(app);
  compressJson(app);
  exactLength(app);

  serviceRoutes(app, parts, { isStopping: stopping.isStopping, outbox: http.outbox });
  openApiRoutes(app, parts);
  authRoutes(app, parts);
  accountRoutes(app, parts);
  const links = linkLimits();
  passwordLinkRoutes(app, parts, links, askForOwnLink);
  setupRoutes(app, parts, links);
  authenticatorRoutes(app, parts);
  notificationRoutes(app, parts);
  locationRoutes(app, parts);
  officeRoutes(app, parts);
  calendarRoutes(app, parts);
  const owed = keptOwed(parts.connection);
  figureRoutes(app, parts, { owed, lettersDue: keptLettersDue(parts.connection.db) });
  contractRoutes(app, parts);
  distributionRoutes(app, parts);
  collectorPlanRoutes(app, parts);
  achievementRoutes(app, parts);
  shareRoutes(app, parts);
  savedViewRoutes(app, parts);
  callRoutes(app, parts);
  collectingRoutes(app, parts);
  ttsRoutes(app, parts);
  visitRoutes(app, parts);
  fiduciaryRoutes(app, parts);
  letterRoutes(app, parts);
  creditRoutes(app, parts);
  creditRequestRoutes(app, parts);
  paymentRoutes(app, parts);
  cashRoutes(app, parts);
  handoverRoutes(app, parts);
  pettyCashRoutes(app, parts);
  periodExportRoutes(app, parts);
  bpkbRoutes(app, parts);
  bpkbCountRoutes(app, parts);
  importRoutes(app, parts);
  statementRoutes(app, parts);
  historyRoutes(app, parts);
  userLogRoutes(app, parts);
  calculationRoutes(app, parts);
  masterRoutes(app, parts);
  officeClosingRoutes(app, parts);
  officeAccountRoutes(app, parts);
  overdueRoutes(app, parts, owed);
  monitoringRoutes(app, parts, owed);
  reportRoutes(app, parts);
  overdueClassRoutes(app, parts);
  titleRoutes(app, parts);
  priceRoutes(app, parts);
  registrationRoutes(app, parts);
  partnerRoutes(app, parts);
  commissionRoutes(app, parts);
  requestRoutes(app, parts);
  repossessionRoutes(app, parts);
  approvalRoutes(app, parts);
  changeRoutes(app, parts);
  staffRoutes(app, parts);
  broadcastingRoutes(app, parts);
  portraitRoutes(app, parts, http);
  fileRoutes(app, parts, [
    contractFiles,
    consentFiles,
    deathFiles,
    contractRequestFiles,
    registrationFiles,
    surveyFiles,
    drawerRequestFiles,
    pettyVoucherFiles,
    pettyRequestFiles,
    bpkbMovementFiles,
    bpkbRequestFiles,
    bpkbFindingFiles,
    returnFiles,
    statementFiles,
    visitFiles,
    unitHandoverFiles,
    unitRecordFiles,
  ]);

  await serveFiles(app, { ...http, html, apiVersion: parts.apiVersion });
  return app;
}
