import { getProfile, resendCode, signIn, signOut, verifyCode } from './auth';
import {
  approveCredit,
  getCredit,
  listApprovals,
  listCredits,
  rejectCreditChange,
  requestCreditChange,
} from './credits';
import type { AnyEndpoint } from './endpoint';
import { listMyHistory } from './history';
import { sendLocation } from './locations';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications';
import { listOffices } from './offices';

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
  listOffices,
  listCredits,
  getCredit,
  requestCreditChange,
  rejectCreditChange,
  listApprovals,
  listMyHistory,
] as const satisfies readonly AnyEndpoint[];
