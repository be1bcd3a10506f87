export { CashierDayDesk } from './CashierDayDesk';
export { daySearch } from './domain/dayAddress';
export { UnclosedStrip } from './UnclosedStrip';
export { useDayPlace } from './useDayPlace';
