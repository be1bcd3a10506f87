import type { EvidenceFact, ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import { decideDrawerRequest, getDrawerRequest, type DrawerRequest } from '@/lib/contract/drawerRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { ApiError } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { SOURCES, WAYS } from '../domain/handOverText';

const NOT_WAITING = 'Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.';

/** What is asked for on a drawer's day or a safe. */
export const drawerEvidence: ReadEvidence = async ({ request_id }, signal) => {
  const params = { id: String(request_id) };
  const request = await call(getDrawerRequest, { params, signal });
  if (request.status !== 'WAITING')
    throw new ApiError({ kind: 'refused', status: 409, message: NOT_WAITING });
  const decide = (decision: 'APPROVED' | 'REJECTED', reason: string, idempotencyKey: string) =>
    call(decideDrawerRequest, {
      params,
      body: { version: request.version, decision, reason },
      idempotencyKey,
    });
  return {
    version: request.version,
    facts: factsOf(request),
    ...(request.file && { proofs: [{ label: 'Bukti setor', file: request.file }] }),
    obstacle: request.obstacle,
    approve: (key) => decide('APPROVED', '', key),
    reject: (reason, key) => decide('REJECTED', reason, key),
  };
};

/** One's own request on a drawer's day. */
export const withdrawOnDrawer: Withdraw = ({ request_id, version }, idempotencyKey) =>
  call(decideDrawerRequest, {
    params: { id: String(request_id) },
    body: { version, decision: 'WITHDRAWN', reason: '' },
    idempotencyKey,
  });

/** What the decider compares with the money, the slip or the drawer. */
function factsOf(request: DrawerRequest): EvidenceFact[] {
  const { cashier, office, day, amount, expected_cash: expected } = request;
  if (request.kind === 'SAFE_TO_BANK')
    return [
      { label: 'Brankas', after: `Kantor ${office.name}` },
      { label: 'Disetor oleh', after: cashier.name },
      { label: 'Jumlah', after: formatRupiah(amount) },
      { label: 'Tujuan', after: `${WAYS.BANK} ${request.bank}` },
      ...restOf(request, 'Catatan'),
    ];
  if (request.kind === 'SHORTAGE_WRITE_OFF')
    return [
      { label: 'Kolektor', after: `${cashier.name}, ${office.name}` },
      { label: 'Tanggal setoran', after: formatDate(day) },
      { label: 'Tidak ditagih lagi', after: formatRupiah(amount) },
      ...restOf(request, 'Alasan'),
    ];
  if (request.source !== null)
    return [
      { label: 'Kasir', after: `${cashier.name}, ${office.name}` },
      { label: 'Jumlah', after: formatRupiah(amount) },
      { label: 'Dari', after: `${SOURCES[request.source]} ${request.bank}`.trim() },
      ...restOf(request, 'Untuk apa'),
    ];
  const facts = [
    { label: 'Kasir', after: `${cashier.name}, ${office.name}` },
    { label: 'Tanggal kas', after: formatDate(day) },
  ];
  if (request.way === null) {
    const differs = amount - (expected ?? amount);
    return [
      ...facts,
      { label: 'Dihitung', before: `${formatRupiah(expected ?? 0)} seharusnya`, after: formatRupiah(amount) },
      ...(differs === 0 ? [] : [{ label: `Selisih ${formatRupiah(differs)}`, after: request.explanation }]),
    ];
  }
  return [
    ...facts,
    { label: 'Jumlah', after: formatRupiah(amount) },
    { label: 'Tujuan', after: goesTo(request, request.way) },
    ...restOf(request, 'Catatan'),
  ];
}

const restOf = ({ reference, note }: DrawerRequest, noteLabel: string): EvidenceFact[] => [
  ...(reference === '' ? [] : [{ label: 'Referensi', after: reference }]),
  ...(note === '' ? [] : [{ label: noteLabel, after: note }]),
];

const goesTo = ({ bank, receiver }: DrawerRequest, way: keyof typeof WAYS): string =>
  way === 'BANK'
    ? `${WAYS.BANK} ${bank}`
    : way === 'HOLDER'
      ? `${WAYS.HOLDER}: ${receiver?.name ?? ''}`
      : WAYS.SAFE;
