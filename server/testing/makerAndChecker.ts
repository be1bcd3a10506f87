import type { CreditDetail } from '@/lib/contract/creditDetail';
import { startApi, type TestApi } from './startApi';

/** A company whose branch head may both ask and approve, since the rules must hold for them too; and who signed in. */
export async function signInMakersAndCheckers(...names: string[]) {
  const api = await startApi();
  await api.connection.pool.query("update titles set is_credit_update = true where name = 'Kepala Cabang'");
  const tokens: string[] = [];
  for (const name of names) tokens.push(await api.signIn(name));
  return [api, ...tokens] as [TestApi, string, string, string];
}

/** A receipt as its page shows it. */
export const creditDetailOf = async (api: TestApi, token: string, id: number) =>
  (await api.call<CreditDetail>('GET', `credits/${id}`, { token })).data;
