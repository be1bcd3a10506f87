export { AccountList } from './distribution/AccountList';
export { CollectorList } from './distribution/CollectorList';
export { DistributionHistory } from './distribution/DistributionHistory';
export { DistributionPlan } from './distribution/DistributionPlan';
