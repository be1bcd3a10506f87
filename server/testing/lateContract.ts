import { expect } from 'vitest';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { RestructurePlanned } from '@/lib/contract/restructures';
import type { RestructureAsk } from '../../tests/payments/readBasis';
import { approveSeen, basisOf, requestOn } from './contractRequest';
import { counter, payLines } from './counter';
import type { TestApi } from './startApi';

export const DAY = 86_400_000;

/** A contract on which one instalment was paid and two are late, with penalty; and what a restructure is made from. */
export async function late() {
  const world = await counter();
  const { api, maker, code } = world;
  await payLines(api, maker, code);
  api.advance(75 * DAY);
  const head = await api.signIn('kacab.jkt');
  await api.connection.pool.query("update sessions set expires_at = now() + interval '10 years'");
  const basis = await basisOf(api, maker, code);
  expect(basis.carried.penalty).toBeGreaterThan(0);
  return { ...world, head, basis };
}

/** The contract as its page reads it. */
export const contract = async (api: TestApi, token: string, code: string) =>
  (await api.call<ContractDetail>('GET', `contracts/${code}`, { token })).data;
/** What a restructure that waits makes. */
export const planOf = (api: TestApi, token: string, id: number) =>
  api.call<RestructurePlanned>('GET', `contract-requests/${id}/restructure`, { token });

/** Asked for and approved; both contracts. */
export async function restructured(world: Awaited<ReturnType<typeof late>>, ask: RestructureAsk) {
  const { api, maker, checker, code } = world;
  const asked = await requestOn(api, maker, code, ask);
  expect(asked.http, asked.message).toBe(200);
  const answer = await approveSeen(api, checker, asked.data.id);
  expect(answer.http, answer.message).toBe(200);
  const old = await contract(api, maker, code);
  return { old, next: await contract(api, maker, old.contract.restructured_to ?? '') };
}
