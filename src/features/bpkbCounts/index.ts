export { CountDetail } from './CountDetail';
export { CountList } from './CountList';
export { CountScan } from './CountScan';
export { CountSyncPart } from './CountSyncPart';
export { useCountActs } from './useCountActs';
export { useCountStart } from './useCountStart';
