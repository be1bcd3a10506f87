import type { FigurePart } from '@/lib/contract/figureTerms';
import { readApprovals } from './readApprovals';
import { readBooks } from './readBooks';
import { readFunds } from './readFunds';
import { readMoney } from './readMoney';
import { owedReadings } from './owedReadings';
import type { ReadPart } from './ReadPart';
import { readTts } from './readTts';

/** How the figures of each part are read, once for monitoring, reports and the days that are kept. */
export const READERS: Readonly<Record<FigurePart, ReadPart>> = {
  owed: owedReadings,
  money: readMoney,
  approvals: readApprovals,
  tts: readTts,
  books: readBooks,
  funds: readFunds,
};
