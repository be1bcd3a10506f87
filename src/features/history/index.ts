export { MyHistory } from './MyHistory';
export { UserLog } from './log/UserLog';
export { UserLogExport } from './log/UserLogExport';
