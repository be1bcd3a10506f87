import type { ImportQuestion, RowCorrection } from '@/lib/contract/importRows';
import { findContract } from '../contracts/readContract';
import { conflict, invalid } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { readAccounts, rowsPostedOn } from './accounts';
import type { BatchRow } from './batch';
import { surplusText } from './calculateRows';
import { planAs } from './planRows';
import { recordedText } from './recorded';
import { refuseElsewhere } from './refuseElsewhere';
import type { RowDecision } from './rowDecision';
import type { RowRecord } from './rowRecord';
import { twinLines, twinText } from './twinLines';

type Choice = Extract<RowCorrection, { action: 'choose' }>;
type ChooseCall = StaffCall<unknown, unknown, Choice>;

/**
 * A person says whose money it is. 422 where that contract cannot take it. 409 with what must be confirmed first: a
 * receipt that seems to record it already, an equal line of its file, money above all that is owed (docs/decisions/0078).
 */
export async function chooseContract(
  call: ChooseCall,
  batch: BatchRow,
  row: RowRecord,
): Promise<RowDecision> {
  const { db, staff, now, body } = call;
  await refuseElsewhere(call, batch, row);
  const { contract } = await findContract(db, staff, body.contract_code);
  const { code } = contract;
  const account = (await readAccounts(db, [code], now)).get(code);
  const outcome = account?.calculate(row);
  if (outcome && 'problem' in outcome) throw invalid({ contract_code: outcome.problem }, outcome.problem);
  const plan = await planAs(db, { ...row, contractCode: code, keepSurplus: true }, now);
  if (!account || !plan) {
    const words = 'Baris lain mutasi ini sudah menghabiskan yang terutang pada kontrak ini.';
    throw invalid({ contract_code: words }, words);
  }
  const recorded = account.recordedAs(row, await rowsPostedOn(db, batch.id, [code]));
  const twin_line = (await twinLines(db, batch.id, [row])).get(row.id) ?? null;
  refuseUnconfirmed(body, { contract_code: code, recorded, twin_line, plan });
  return {
    after: {
      state: 'MATCHED',
      contractCode: code,
      score: 100,
      reason: `Dipilih oleh ${staff.name}`,
      chosenAt: now,
      keepSurplus: plan.surplus > 0,
    },
    changes: {
      ...(recorded && { beside_receipt: [null, recorded.invoice] }),
      ...(twin_line !== null && { beside_line: [null, twin_line] }),
      ...(plan.surplus > 0 && { deposit_added: [null, plan.surplus] }),
    },
  };
}

/** Each doubt is confirmed by naming what was shown: another receipt, line or sum is asked about again. */
function refuseUnconfirmed(body: Choice, ask: ImportQuestion): void {
  const { recorded, twin_line, plan } = ask;
  const words: string[] = [];
  if (recorded && body.beside_credit_id !== recorded.id) words.push(recordedText(recorded));
  if (twin_line !== null && body.beside_line !== twin_line) words.push(`Baris ini ${twinText(twin_line)}.`);
  if (plan.surplus > 0 && body.keep_surplus !== plan.surplus) words.push(surplusText(plan.surplus));
  if (words.length > 0) throw conflict(words.join(' '), { ask });
}
