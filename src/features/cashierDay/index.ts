export { CashierDayScreen } from './CashierDayScreen';
export { drawerEvidence } from './api/drawerEvidence';
export { daySearch } from './domain/dayAddress';
export { UnclosedStrip } from './UnclosedStrip';
export { useDayAddress } from './useDayAddress';
export { TakenToday } from './TakenToday';
export { useCashierDayActs } from './useCashierDayActs';
