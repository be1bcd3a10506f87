export { HandoverDetail } from './HandoverDetail';
export { HandoverOverview } from './HandoverOverview';
export { HandoverTaking } from './HandoverTaking';
export { LazyCarriedStrip } from './LazyCarriedStrip';
export { PRINT_SEARCH, useHandoverActs } from './useHandoverActs';
export { ShortageList } from './ShortageList';
