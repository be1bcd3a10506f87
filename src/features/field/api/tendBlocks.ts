import type { QueryClient } from '@tanstack/react-query';
import { officeTime } from '@/lib/collection/callHours';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import { closeTtsBlock, takeTtsBlock } from '@/lib/contract/tts';
import { newId } from '@/lib/device/KeptRecord';
import { call } from '@/lib/http/request';
import { visitStore } from '../device/fieldDevice';
import { ttsDevice } from '../device/ttsDevice';
import { blockWork } from '../domain/blockWork';
import { changePlan } from './collectorDay.queries';

/**
 * Takes the next block of numbers where few are left, and closes what can't be used any more. A plan that was just read
 * says which are open, so an answer that was lost is found there. A failure changes nothing: it is tried after the next plan.
 */
export async function tendBlocks(client: QueryClient, owner: string, plan: CollectorPlan): Promise<void> {
  const visits = await visitStore().list(owner);
  const { day } = officeTime(plan.office.zone, new Date(plan.as_of));
  const { close, take } = blockWork(plan.blocks, visits, day);
  for (const id of close) {
    await call(closeTtsBlock, {
      params: { id },
      body: { reason: 'Akhir bulan' },
      idempotencyKey: `tutup-${id}`,
    });
    await changePlan(client, owner, (now) => ({ ...now, blocks: now.blocks.filter((one) => one.id !== id) }));
  }
  if (!take) return;
  const id = newId();
  const block = await call(takeTtsBlock, { body: { id, device: ttsDevice() }, idempotencyKey: id });
  await changePlan(client, owner, (now) => ({
    ...now,
    blocks: [...now.blocks.filter((one) => one.id !== block.id), block],
  }));
}
