export { MyHistory } from './MyHistory';
export { historyKeys, historyQuery } from './api/history.queries';
export { UserLog, type UserLogProps } from './log/UserLog';
export { UserLogExport } from './log/UserLogExport';
