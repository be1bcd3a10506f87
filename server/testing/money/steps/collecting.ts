import { staffId } from '../../../seed/company';
import { aCode, call, REASON, type Step } from './world';

/** A contract goes to another collector, or to nobody, wherever it is by now. */
export const movesCollector: Step = async (world) => {
  const code = aCode(world);
  const { rows } = await world.api.connection.pool.query<{ office_id: number; collector_id: number | null }>(
    'select office_id, collector_id from contracts where code = $1',
    [code],
  );
  const [at] = rows;
  if (!at) return;
  const branch = { 1: 'jkt', 2: 'mks', 3: 'jyp' }[at.office_id] ?? 'jkt';
  const to = world.random.pick([staffId(`kolektor.${branch}`), staffId(`kolektor2.${branch}`), null]);
  await call(world, 'direktur', 'POST', 'collectors/accounts/move', {
    ...{
      office_id: at.office_id,
      accounts: [{ code, collector_id: at.collector_id }],
      to_id: to,
      reason: REASON,
    },
  });
};
