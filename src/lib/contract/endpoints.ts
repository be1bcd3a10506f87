import { changePassword, endAllSessions, endOtherSessions, endSession, listSessions } from './account';
import {
  beginAuthenticator,
  disableAuthenticator,
  enableAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './authenticator';
import { getCollectionHome } from './collectionHome';
import { getProfile, resendCode, signIn, signOut, verifyCode } from './auth';
import {
  askCash,
  closeAbsentDay,
  closeCashierDay,
  getCashierDay,
  handOverCash,
  reopenCashierDay,
} from './cashierDay';
import { listAbsentDays, listCashierDays, listUnclosedDays } from './cashierDays';
import { decideDrawerRequest, getDrawerRequest, listCashToHandOver } from './drawerRequests';
import {
  getCallBasis,
  listCalls,
  listDuePromises,
  listOutsideCalls,
  listPromises,
  recordCall,
} from './calls';
import { changeBilling, getCollecting } from './collecting';
import { endConsent, listConsents, recordConsent } from './consents';
import { getFiduciary, saveFiduciary } from './fiduciaries';
import { getChangeBasis } from './changeBasis';
import { decideChange, getChange } from './changes';
import { getContract } from './contractDetail';
import { listContracts } from './contracts';
import {
  changeCalculation,
  createCalculation,
  listCalculations,
  listCalculationVersions,
  switchCalculation,
} from './calculations';
import { countApprovalInbox, listApprovalInbox } from './approvalInbox';
import { approveCredit, listApprovals } from './approvals';
import { getCredit } from './creditDetail';
import {
  getCreditConsequences,
  rejectCreditChange,
  requestCreditChange,
  requestCreditVoid,
  voidCredit,
  withdrawCreditRequest,
} from './creditRequests';
import { listCashiers, listCredits } from './creditList';
import { countCreditExport, exportCredits } from './creditExport';
import { agentCommissions, exportAgentBatch, exportMarketerBatch, marketerCommissions } from './commissions';
import {
  listCollectors,
  listContractCollectors,
  listDistributionAccounts,
  listDistributions,
  moveAccounts,
  previewDistribution,
  saveDistribution,
} from './distribution';
import type { AnyEndpoint } from './endpoint';
import type { FileEndpoint } from './fileEndpoint';
import { getFile, readFile, removeFile } from './files';
import { listMyHistory } from './history';
import {
  changeHoliday,
  compareHolidays,
  createHoliday,
  deleteHoliday,
  importHolidays,
  listHolidayYear,
} from './holidayMaster';
import { listHolidays } from './holidays';
import { listBankMappings } from './bankMappings';
import { getImportDivision, postImportGroup } from './importPosting';
import { askImportRows, decideImportRows, getImportRequest } from './importRequests';
import { correctImportRow, listImportRows } from './importRows';
import { checkImport, getImport, listImports, undoImport } from './imports';
import { bringSafeToBank, listSafes } from './safes';
import {
  changeStaff,
  endStaff,
  getStaff,
  hireStaff,
  listStaff,
  listStaffChoices,
  makeStaffLink,
  previewStaffEnd,
  returnStaff,
  saveStaffCertificate,
} from './staff';
import { sendStatementLines, startImport } from './statementUpload';
import { forgetKnownDevice, listKnownDevices } from './knownDevices';
import { sendLocation } from './locations';
import { contractTypes, finances, officeMasters } from './masters';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications';
import { changeNotificationSettings, getNotificationSettings } from './notificationSettings';
import { addOfficeAccount, listOfficeAccounts, switchOfficeAccount } from './officeAccounts';
import { getOfficeHoldings } from './officeClosing';
import { listOffices } from './offices';
import {
  countOverdueExport,
  exportOverdue,
  getOverdueFigures,
  getOverdueReminder,
  listOverdue,
  listOverdueChoices,
} from './overdue';
import {
  changeOverdueClasses,
  createOverdueClasses,
  deleteOverdueClasses,
  listOverdueClasses,
  listOverdueClassVersions,
} from './overdueClasses';
import { areas, compareRegions, findRegions, importRegions, listRegions, provinces } from './regions';
import { getRegistrationFlow, registrationStatuses } from './registrationStatuses';
import { agents, listPartnerChoices, marketers } from './partners';
import { forgetPassword, readPasswordLink, usePasswordLink } from './passwordLinks';
import { findContracts, getPaymentCard } from './paymentCard';
import { postPayment } from './payments';
import { removePortrait, removeStaffPortrait, savePortrait, saveStaffPortrait } from './portrait';
import { getReceiptPaper, printReceipt } from './receiptPaper';
import { getSettlement, takeSettlement } from './settlements';
import { giveQuote, listQuotes } from './quotes';
import { getContractActions } from './contractActions';
import { openSharedCard } from './sharedCard';
import { finishSetup, getCompanySetup, nameCompany, removeTitles, skipSetupStep } from './companySetup';
import { makeFirstAdministrator } from './setup';
import {
  continueLetterBatch,
  getLetterBatch,
  listBatchLetters,
  listLetterBatches,
  previewLetters,
  startLetterBatch,
} from './letterBatches';
import { getLetter, listContractLetters, listLetters, makeLetter, recordDelivery } from './letters';
import { listShareLinks, makeShareLink, revokeShareLink } from './shares';
import { listRegistrationChoices } from './registrationChoices';
import {
  countRegistrationExport,
  countRegistrations,
  exportRegistrations,
  listRegistrations,
  listNamedPeople,
} from './registrationList';
import {
  createRegistration,
  findDuplicates,
  getRegistration,
  moveRegistration,
  saveRegistration,
} from './registrations';
import { sendSurvey } from './surveys';
import { listDisbursementOrders, payDisbursement, takeBackDisbursement } from './disbursementCalls';
import { decideVehicleCheck, requestVehicleCheck } from './vehicleCalls';
import {
  approveContractRequest,
  getContractRequest,
  listContractRequests,
  rejectContractRequest,
  requestOnContract,
  withdrawContractRequest,
} from './requests';
import { getRestructureBasis, getRestructurePlan } from './restructures';
import { changeTitle, createTitle, deleteTitle, listTitles, previewTitle } from './titles';
import { cancelUpload, completeUpload, getUpload, openUpload, sendChunk } from './uploads';
import { countUserLogExport, exportUserLog, listLogPeople, listUserLog } from './userLog';
import { getHealth, getReadiness } from './service';
import { getPrice, importPrices, listPriceChoices, listPrices, previewPrices } from './prices';

/** Every call there is. Docs and conformance tests walk it; product code imports single endpoints instead. */
export const ENDPOINTS = [
  getCollectionHome,
  countNotifications,
  listNotifications,
  readNotification,
  readAllNotifications,
  sendLocation,
  approveCredit,
  signIn,
  verifyCode,
  resendCode,
  signOut,
  getProfile,
  listSessions,
  endSession,
  endOtherSessions,
  endAllSessions,
  changePassword,
  forgetPassword,
  readPasswordLink,
  usePasswordLink,
  makeFirstAdministrator,
  getCompanySetup,
  nameCompany,
  removeTitles,
  skipSetupStep,
  finishSetup,
  listKnownDevices,
  forgetKnownDevice,
  getAuthenticator,
  beginAuthenticator,
  enableAuthenticator,
  renewRecoveryCodes,
  disableAuthenticator,
  removeAuthenticator,
  savePortrait,
  saveStaffPortrait,
  removeStaffPortrait,
  removePortrait,
  getNotificationSettings,
  changeNotificationSettings,
  listOffices,
  listHolidays,
  listHolidayYear,
  createHoliday,
  changeHoliday,
  deleteHoliday,
  compareHolidays,
  importHolidays,
  getOfficeHoldings,
  listOfficeAccounts,
  addOfficeAccount,
  switchOfficeAccount,
  listOverdueClasses,
  listOverdueClassVersions,
  createOverdueClasses,
  changeOverdueClasses,
  deleteOverdueClasses,
  listCredits,
  listCashiers,
  countCreditExport,
  getCredit,
  requestCreditChange,
  rejectCreditChange,
  requestCreditVoid,
  voidCredit,
  withdrawCreditRequest,
  getChangeBasis,
  getChange,
  decideChange,
  getCreditConsequences,
  listApprovals,
  listApprovalInbox,
  countApprovalInbox,
  listContracts,
  listCollectors,
  listDistributionAccounts,
  previewDistribution,
  saveDistribution,
  moveAccounts,
  listDistributions,
  listContractCollectors,
  getContract,
  listOverdue,
  getOverdueReminder,
  getOverdueFigures,
  listOverdueChoices,
  countOverdueExport,
  listShareLinks,
  makeShareLink,
  revokeShareLink,
  openSharedCard,
  getCallBasis,
  recordCall,
  listCalls,
  listPromises,
  listDuePromises,
  listOutsideCalls,
  listConsents,
  recordConsent,
  endConsent,
  getFiduciary,
  saveFiduciary,
  getCollecting,
  changeBilling,
  getContractActions,
  requestOnContract,
  listContractRequests,
  getContractRequest,
  approveContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
  listContractLetters,
  makeLetter,
  listLetters,
  getLetter,
  recordDelivery,
  previewLetters,
  startLetterBatch,
  continueLetterBatch,
  listLetterBatches,
  getLetterBatch,
  listBatchLetters,
  getRestructureBasis,
  getRestructurePlan,
  listMyHistory,
  listUserLog,
  listLogPeople,
  countUserLogExport,
  listCalculations,
  listCalculationVersions,
  createCalculation,
  changeCalculation,
  switchCalculation,
  finances.list,
  finances.create,
  finances.change,
  finances.switch,
  finances.remove,
  contractTypes.list,
  contractTypes.create,
  contractTypes.change,
  contractTypes.switch,
  contractTypes.remove,
  officeMasters.list,
  officeMasters.create,
  officeMasters.change,
  officeMasters.switch,
  officeMasters.remove,
  registrationStatuses.list,
  registrationStatuses.create,
  registrationStatuses.change,
  registrationStatuses.switch,
  registrationStatuses.remove,
  getRegistrationFlow,
  provinces.list,
  provinces.create,
  provinces.change,
  provinces.switch,
  provinces.remove,
  areas.list,
  areas.create,
  areas.change,
  areas.switch,
  areas.remove,
  compareRegions,
  importRegions,
  listRegions,
  findRegions,
  listRegistrations,
  countRegistrations,
  listNamedPeople,
  countRegistrationExport,
  findDuplicates,
  listRegistrationChoices,
  getRegistration,
  createRegistration,
  saveRegistration,
  moveRegistration,
  requestVehicleCheck,
  decideVehicleCheck,
  listDisbursementOrders,
  payDisbursement,
  takeBackDisbursement,
  sendSurvey,
  listPartnerChoices,
  listStaff,
  getStaff,
  listStaffChoices,
  hireStaff,
  changeStaff,
  makeStaffLink,
  previewStaffEnd,
  endStaff,
  returnStaff,
  saveStaffCertificate,
  agents.list,
  agents.get,
  agents.create,
  agents.change,
  agents.switch,
  agents.request,
  agents.decide,
  agents.applications,
  marketers.list,
  marketers.get,
  marketers.create,
  marketers.change,
  marketers.switch,
  marketers.request,
  marketers.decide,
  marketers.applications,
  agentCommissions.list,
  agentCommissions.approve,
  agentCommissions.takeBack,
  agentCommissions.preview,
  agentCommissions.pay,
  agentCommissions.batches,
  agentCommissions.batch,
  marketerCommissions.list,
  marketerCommissions.approve,
  marketerCommissions.takeBack,
  marketerCommissions.preview,
  marketerCommissions.pay,
  marketerCommissions.batches,
  marketerCommissions.batch,
  listTitles,
  createTitle,
  previewTitle,
  changeTitle,
  deleteTitle,
  listPrices,
  listPriceChoices,
  getPrice,
  previewPrices,
  importPrices,
  findContracts,
  getPaymentCard,
  postPayment,
  getSettlement,
  giveQuote,
  listQuotes,
  getReceiptPaper,
  printReceipt,
  takeSettlement,
  getCashierDay,
  listCashierDays,
  listUnclosedDays,
  listAbsentDays,
  listCashToHandOver,
  listSafes,
  bringSafeToBank,
  askCash,
  handOverCash,
  closeAbsentDay,
  getDrawerRequest,
  decideDrawerRequest,
  closeCashierDay,
  reopenCashierDay,
  listBankMappings,
  listImports,
  getImport,
  startImport,
  sendStatementLines,
  listImportRows,
  correctImportRow,
  getImportDivision,
  postImportGroup,
  askImportRows,
  getImportRequest,
  decideImportRows,
  checkImport,
  undoImport,
  openUpload,
  getUpload,
  sendChunk,
  completeUpload,
  cancelUpload,
  getFile,
  removeFile,
] as const satisfies readonly AnyEndpoint[];

/** What supervisors ask; no screen does, so the mocks have none of them. */
export const SERVICE_ENDPOINTS = [getHealth, getReadiness] as const satisfies readonly AnyEndpoint[];

/** Calls that answer with a file instead of the envelope. */
export const FILE_ENDPOINTS = [
  exportCredits,
  exportRegistrations,
  exportOverdue,
  exportAgentBatch,
  exportMarketerBatch,
  exportUserLog,
  readFile,
] as const satisfies readonly FileEndpoint[];
