export { MyHistory } from './MyHistory';
export { historyKeys, historyQuery } from './api/history.queries';
