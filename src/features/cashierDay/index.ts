export { cashierDayKeys } from './api/cashierDay.queries';
export { CashierDayDesk } from './CashierDayDesk';
export { UnclosedStrip } from './UnclosedStrip';
