export { AccountOverview, type AccountOverviewProps } from './AccountOverview';
export { profileKeys, profileQuery } from './api/profile.queries';
