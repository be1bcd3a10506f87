import type { Db } from '../platform/db/connect';
import { fiveDigits, monthOf, takeNumbers } from './takeNumbers';

/** `{office}-{YYMM}-{00001}` of a contract's date, without gaps per office and month; its counter stays locked. */
export async function nextContractCode(
  tx: Db,
  office: { id: number; code: string },
  dateStart: string,
): Promise<string> {
  const month = monthOf(dateStart);
  const [number = 0] = await takeNumbers(tx, office.id, `K${month}`, 1);
  return `${office.code}-${month}-${fiveDigits(number)}`;
}
