export { AchievementOverview } from './AchievementOverview';
export { AchievementRows } from './AchievementRows';
export { CollectorAchievement } from './CollectorAchievement';
export { TargetList } from './TargetList';
export { useWayBack } from './useWayBack';
