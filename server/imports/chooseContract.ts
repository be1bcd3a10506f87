import type { ImportQuestion, RowCorrection } from '@/lib/contract/importRows';
import { findContract } from '../contracts/readContract';
import { conflict, invalid } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { readAccounts, rowsPostedOn } from './accounts';
import type { BatchRow } from './batch';
import { surplusText } from './calculateRows';
import { namedRunning, otherThan } from './namedRunning';
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
 * receipt that seems to record it already, an equal line of its file, money above all that is owed (docs/decisions/0078),
 * another running contract that the line names: then it also waits for a second person (0142).
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
  const [named = []] = await namedRunning(db, [row]);
  const named_other = otherThan(named, code, staff);
  refuseUnconfirmed(body, { contract_code: code, recorded, twin_line, plan, named_other });
  return {
    after: {
      state: 'MATCHED',
      contractCode: code,
      score: 100,
      reason:
        named_other === null
          ? `Dipilih oleh ${staff.name}`
          : `Dipilih oleh ${staff.name}, keterangannya menyebut ${named_other}`,
      chosenAt: now,
      chosenBy: staff.id,
      namedOther: named_other,
      keepSurplus: plan.surplus > 0,
    },
    changes: {
      ...(named_other !== null && { named_contract: [null, named_other] }),
      ...(recorded && { beside_receipt: [null, recorded.invoice] }),
      ...(twin_line !== null && { beside_line: [null, twin_line] }),
      ...(plan.surplus > 0 && { deposit_added: [null, plan.surplus] }),
    },
  };
}

/** Why a line is not simply posted on a contract that it does not name. */
const namedText = (other: string) =>
  `Keterangan baris ini menyebut kontrak ${other}. Pada kontrak lain baris ini baru diposting sesudah disetujui orang kedua.`;

/** Each doubt is confirmed by naming what was shown: another receipt, line or sum is asked about again. */
function refuseUnconfirmed(body: Choice, ask: ImportQuestion): void {
  const { recorded, twin_line, plan, named_other } = ask;
  const words: string[] = [];
  if (named_other !== null && body.against_named !== named_other) words.push(namedText(named_other));
  if (recorded && body.beside_credit_id !== recorded.id) words.push(recordedText(recorded));
  if (twin_line !== null && body.beside_line !== twin_line) words.push(`Baris ini ${twinText(twin_line)}.`);
  if (plan.surplus > 0 && body.keep_surplus !== plan.surplus) words.push(surplusText(plan.surplus));
  if (words.length > 0) throw conflict(words.join(' '), { ask });
}
