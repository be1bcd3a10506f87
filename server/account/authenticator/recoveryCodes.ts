import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { RECOVERY_CODES } from '@/lib/contract/authenticator';
import { RECOVERY_GROUPS, RECOVERY_SIGNS } from '@/lib/contract/recoveryCode';
import { tokenHash } from '../../platform/core/secrets';
import type { Db } from '../../platform/db/connect';
import { recoveryCodes } from '../../platform/db/schema';

/** Replaces a person's recovery codes. @returns the new ones, which nobody can read again */
export async function renewCodes(tx: Db, staffId: number, now: Date): Promise<string[]> {
  await dropCodes(tx, staffId);
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  await tx
    .insert(recoveryCodes)
    .values([...codes].map((code) => ({ staffId, codeHash: tokenHash(code), createdAt: now })));
  return [...codes];
}

export async function dropCodes(tx: Db, staffId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
}

/** Spends a recovery code; false: it is none of this person's, or was used. Of two at once one is true. */
export async function spendCode(db: Db, staffId: number, code: string, now: Date): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.staffId, staffId),
        eq(recoveryCodes.codeHash, tokenHash(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ staffId: recoveryCodes.staffId });
  return spent.length === 1;
}

/** How many a person has left. */
export async function codesLeft(db: Db, staffId: number): Promise<number> {
  const [left] = await db
    .select({ number: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt)));
  return left?.number ?? 0;
}

/** 16 signs of 31, 79 random bits: a fast hash is enough. */
function newRecoveryCode(): string {
  const sign = () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)];
  const group = () => Array.from({ length: 4 }, sign).join('');
  return Array.from({ length: RECOVERY_GROUPS }, group).join('-');
}
