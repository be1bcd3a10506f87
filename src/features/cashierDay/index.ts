export { CashierDayDesk } from './CashierDayDesk';
export { UnclosedStrip } from './UnclosedStrip';
