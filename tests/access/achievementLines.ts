import { line } from './AccessLine';

const rows = line('achievement', { naming: 'office={office}' }, { then: 'Of others only who supervises.' });

/** What is going on, of the offices that one sees. */
export const MONITORING_LINES = {
  getMonitoringFigures: line('Monitoring', { naming: 'part=owed&office={office}' }),
  getMonitoringTrend: line('Monitoring', { naming: 'office={office}' }),
  getMonitoringRanking: line('Monitoring', { naming: 'office={office}' }),
};

/** What collectors achieved, and their targets. */
export const ACHIEVEMENT_LINES = {
  getAchievement: rows,
  getAchievementTrend: rows,
  listAchievedReceipts: rows,
  listAchievedAccounts: rows,
  listAchievedVisits: rows,
  listAchievedPromises: rows,
  listAchievedTts: rows,
  listCollectorTargets: line('distribution', { naming: 'office={office}' }),
  saveCollectorTarget: line(
    'distribution',
    { tested: 'server/achievement/targets.test.ts' },
    { then: 'Never of one’s own, and of offices that are seen.' },
  ),
};
