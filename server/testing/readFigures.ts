import type { MonitoringFigures, Reading } from '@/lib/contract/monitoring';
import { FIGURE_PARTS } from '@/lib/contract/figureTerms';
import type { ExpectedFigures } from './expectedFigures';
import type { ReachableApi } from './startApi';

/** Readings as `expectedFigures` names them. */
export const namedFigures = (readings: readonly Reading[]): ExpectedFigures =>
  Object.fromEntries(
    readings.map(({ figure, slice, count, amount, whole }) => [
      slice === null ? figure : `${figure} ${slice}`,
      [count, amount, whole],
    ]),
  );

/** Figures of several offices together, as a test adds them up. */
export function summed(offices: readonly ExpectedFigures[]): ExpectedFigures {
  const sum: ExpectedFigures = {};
  const plus = (one: number | null, other: number | null) =>
    one === null || other === null ? null : one + other;
  for (const office of offices) {
    for (const [key, [count, amount, whole]] of Object.entries(office)) {
      const found = sum[key];
      sum[key] = found
        ? [found[0] + count, plus(found[1], amount), plus(found[2], whole)]
        : [count, amount, whole];
    }
  }
  return sum;
}

/** Everything that monitoring shows somebody, together (`0`) and by office. */
export async function shownFigures(
  api: Pick<ReachableApi, 'call'>,
  token: string,
  office?: number,
): Promise<Map<number, ExpectedFigures>> {
  const shown = new Map<number, ExpectedFigures>();
  const take = (id: number, readings: readonly Reading[]) =>
    shown.set(id, { ...shown.get(id), ...namedFigures(readings) });
  for (const part of FIGURE_PARTS) {
    const query = office === undefined ? '' : `&office=${office}`;
    const { data, http, message } = await api.call<MonitoringFigures>(
      'GET',
      `monitoring/figures?part=${part}${query}`,
      { token },
    );
    if (http !== 200) throw new Error(`${http} ${message}`);
    take(0, data.figures);
    for (const { office: one, figures } of data.offices) take(one.id, figures);
  }
  return shown;
}
