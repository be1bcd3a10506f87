import type { EvidenceFact, ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import { decideImportRows, getImportRequest, type ImportRequest } from '@/lib/contract/importRequests';
import type { PostedLine } from '@/lib/contract/importRows';
import { ApiError } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { postedText } from '../domain/importText';

const NOT_WAITING = 'Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.';

/** Rows of a statement that one person alone may not post: what each says, and where its money goes. */
export const statementRowsEvidence: ReadEvidence = async ({ record, request_id }, signal) => {
  const params = { id: record.id };
  const request = await call(getImportRequest, { params, signal });
  if (request.id !== request_id) throw new ApiError({ kind: 'refused', status: 409, message: NOT_WAITING });
  const decide = (decision: 'APPROVED' | 'REJECTED', reason: string, idempotencyKey: string) =>
    call(decideImportRows, {
      params,
      body: { request_id, version: request.version, decision, reason },
      idempotencyKey,
    });
  return {
    version: request.version,
    facts: request.rows.flatMap(factsOf),
    obstacle: request.obstacle,
    approve: (key) => decide('APPROVED', '', key),
    reject: (reason, key) => decide('REJECTED', reason, key),
  };
};

/** The line as the bank wrote it, whom it names, who gets the money, and what its day takes off the penalty. */
function factsOf(row: ImportRequest['rows'][number]): EvidenceFact[] {
  const { line, date, amount, description, reference, contract_code: code, customer_name: name } = row;
  const text = textOf({ description, reference });
  return [
    {
      label: `Baris ${line}, ${formatDate(date)}`,
      before: row.named_other === null ? text : `${text} (menyebut ${row.named_other})`,
      after: `${formatRupiah(amount)} ke ${code}${name === '' ? '' : `, ${name}`}`,
    },
    ...row.again.map((posted) => ({
      label: `Seperti baris ${line}, sudah diposting`,
      before: textOf(posted),
      after: postedText(posted),
    })),
    ...(row.let_go > 0
      ? [{ label: `Denda yang hilang, baris ${line}`, before: formatRupiah(row.let_go), after: 'Rp0' }]
      : []),
  ];
}

const textOf = ({ description, reference }: Pick<PostedLine, 'description' | 'reference'>) =>
  [description, reference].filter((part) => part !== '').join(' · ');

/** Takes one's own request on rows of a statement back. */
export const withdrawStatementRows: Withdraw = ({ record, request_id, version }, idempotencyKey) =>
  call(decideImportRows, {
    params: { id: record.id },
    body: { request_id, version, decision: 'WITHDRAWN', reason: '' },
    idempotencyKey,
  });
