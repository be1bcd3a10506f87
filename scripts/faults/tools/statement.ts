import { randomBytes } from 'node:crypto';
import type { StatementLine } from '@/lib/contract/statementUpload';
import { todayIn } from '../../../server/calendar/today';
import type { World } from '../World';
import { spareContracts } from './spareContracts';

/** A bank's statement with so many lines, each of which names a contract that nobody else touches. */
export async function someStatement(
  world: World,
  count: number,
): Promise<{ name: string; lines: StatementLine[] }> {
  const codes = await spareContracts(world, 6);
  const name = randomBytes(6).toString('hex');
  const date = todayIn('Asia/Jakarta', new Date());
  const lines = Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    date,
    amount: 1000 + (index % 7),
    description: `TRSF ${codes[index % codes.length]}`,
    reference: `${name}-${index}`,
  }));
  return { name: `${name}.csv`, lines };
}
