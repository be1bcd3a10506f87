import type { CashActKind } from '@/lib/contract/cashActs';
import type { Db } from '../platform/db/connect';
import { cashActs } from '../platform/db/schema';
import { dayOf, type DrawerUse } from './requireOpenDay';

/** What a hand-over does to a drawer besides its notas and deposits (docs/decisions/0162). */
export interface FieldAct {
  kind: Extract<CashActKind, `FIELD_${string}`>;
  /** Rupiah; below 0: out of the drawer. */
  cash: number;
  handover: { id: number; number: string };
  /** Who gave it or got it, as people say it. */
  counterparty: string;
  /** FIELD_HELD, FIELD_RELEASED, FIELD_RETURNED: of which TTS, on which contract. */
  tts?: { id: number; contractCode: string };
  note?: string;
}

/** Writes acts of one drawer today; its day is open and held so. Returns their ids. */
export async function writeFieldActs(tx: Db, use: DrawerUse, acts: readonly FieldAct[]): Promise<number[]> {
  if (acts.length === 0) return [];
  const { holder, reader, now } = use;
  const written = await tx
    .insert(cashActs)
    .values(
      acts.map(({ kind, cash, handover, counterparty, tts, note = '' }) => ({
        ...{ kind, cash, counterparty, note, at: now, day: dayOf(use) },
        ...{ officeId: holder.office.id, staffId: holder.id, writtenBy: reader.id },
        ...{ reference: handover.number, handoverId: handover.id },
        ...(tts && { ttsId: tts.id, contractCode: tts.contractCode }),
      })),
    )
    .returning({ id: cashActs.id });
  return written.map(({ id }) => id);
}
