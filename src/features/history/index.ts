export { MyHistory } from './MyHistory';
export { UserLog } from './log/UserLog';
export { useUserLogExport } from './log/useUserLogExport';
