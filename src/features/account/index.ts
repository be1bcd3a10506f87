export { AccountOverview } from './AccountOverview';
export { profileQuery } from './api/profile.queries';
