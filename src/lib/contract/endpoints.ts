import { changePassword, endOtherSessions, endSession, listSessions } from './account';
import { getProfile, resendCode, signIn, signOut, verifyCode } from './auth';
import { closeCashierDay, getCashierDay, reopenCashierDay } from './cashierDay';
import { listCashierDays, listUnclosedDays } from './cashierDays';
import { getChangeBasis } from './changeBasis';
import { getContract } from './contractDetail';
import { listContracts } from './contracts';
import {
  changeCalculation,
  createCalculation,
  listCalculations,
  listCalculationVersions,
  switchCalculation,
} from './calculations';
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
import type { AnyEndpoint } from './endpoint';
import type { FileEndpoint } from './fileEndpoint';
import { getFile, readFile, removeFile } from './files';
import { listMyHistory } from './history';
import { listHolidays } from './holidays';
import { listBankMappings } from './bankMappings';
import { getImportDivision, postImportGroup } from './importPosting';
import { correctImportRow, listImportRows } from './importRows';
import { getImport, listImports, undoImport } from './imports';
import { sendStatementLines, startImport } from './statementUpload';
import { sendLocation } from './locations';
import { contractTypes, finances, officeMasters } from './masters';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications';
import { listOffices } from './offices';
import { areas, compareRegions, findRegions, importRegions, listRegions, provinces } from './regions';
import { getRegistrationFlow, registrationStatuses } from './registrationStatuses';
import { findContracts, getPaymentCard } from './paymentCard';
import { postPayment } from './payments';
import { getReceiptPaper, printReceipt } from './receiptPaper';
import { getSettlement, takeSettlement } from './settlements';
import { giveQuote, listQuotes } from './quotes';
import { getContractActions } from './contractActions';
import {
  countRegistrations,
  createRegistration,
  findDuplicates,
  getRegistration,
  listRegistrations,
  moveRegistration,
  saveRegistration,
} from './registrations';
import {
  approveContractRequest,
  getContractRequest,
  listContractRequests,
  rejectContractRequest,
  requestOnContract,
  withdrawContractRequest,
} from './requests';
import { cancelUpload, completeUpload, getUpload, openUpload, sendChunk } from './uploads';
import { getHealth, getReadiness } from './service';
import { getPrice, importPrices, listPriceChoices, listPrices, previewPrices } from './prices';

/** Every call there is. Docs and conformance tests walk it; product code imports single endpoints instead. */
export const ENDPOINTS = [
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
  changePassword,
  listOffices,
  listHolidays,
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
  getCreditConsequences,
  listApprovals,
  listContracts,
  getContract,
  getContractActions,
  requestOnContract,
  listContractRequests,
  getContractRequest,
  approveContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
  listMyHistory,
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
  findDuplicates,
  getRegistration,
  createRegistration,
  saveRegistration,
  moveRegistration,
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
export const FILE_ENDPOINTS = [exportCredits, readFile] as const satisfies readonly FileEndpoint[];
