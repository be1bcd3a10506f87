import type { Title, TitleWrite } from '@/lib/contract/titles';
import { companyRuns } from '../changes/companyRuns';
import type { Db } from '../platform/db/connect';
import { widens } from '@/lib/titles/widens';

/** Whether a change of a title waits for a second person: it widens what somebody holds, in a company that runs. */
export const waits = async (db: Db, before: Title, write: TitleWrite): Promise<boolean> =>
  before.holders > 0 && widens(before, write) && (await companyRuns(db));
