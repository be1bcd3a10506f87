export { CashierDayScreen } from './CashierDayScreen';
export { drawerEvidence, withdrawOnDrawer } from './api/drawerEvidence';
export { daySearch } from './domain/dayAddress';
export { ToHandOverStrip } from './ToHandOverStrip';
export { UnclosedStrip } from './UnclosedStrip';
export { useDayAddress } from './useDayAddress';
export { TakenToday } from './TakenToday';
export { useCashierDayActs } from './useCashierDayActs';
