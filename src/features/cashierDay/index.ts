export { CashierDayScreen } from './CashierDayScreen';
export { daySearch } from './domain/dayAddress';
export { UnclosedStrip } from './UnclosedStrip';
export { useDayAddress } from './useDayAddress';
export { TakenToday } from './TakenToday';
