import type { Title, TitleWrite } from '@/lib/contract/titles';
import { countUserHolders, LAST_USER_HOLDER } from '../platform/auth/userHolders';
import type { Db } from '../platform/db/connect';

const givesRights = ({ access, all_offices }: TitleWrite) => access.is_user === 1 && all_offices;

/** Why a change of a title would be refused: nobody would be left who may give rights; null: somebody is. */
export async function leavesNobody(db: Db, current: Title, write: TitleWrite): Promise<string | null> {
  if (!givesRights(current) || givesRights(write) || current.holders === 0) return null;
  return (await countUserHolders(db)) > current.holders ? null : LAST_USER_HOLDER;
}
