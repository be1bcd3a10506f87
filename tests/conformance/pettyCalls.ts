import {
  answerPettyCount,
  closePettyDay,
  countPettyCash,
  getPettyFund,
  listPettyCounts,
  listPettyFunds,
  reopenPettyDay,
  type PettyCount,
  type PettyFund,
} from '@/lib/contract/pettyCash';
import { countPettyExport, getPettyJournal } from '@/lib/contract/pettyJournal';
import {
  askPettyMove,
  cancelPettyMove,
  changePettyHolder,
  completePettyMove,
  decidePettyRequest,
  getPettyRequest,
  type PettyRequest,
} from '@/lib/contract/pettyRequests';
import {
  askPettyVoid,
  getPettyVoucher,
  listPettyVouchers,
  listReplenishable,
  writePettyVoucher,
  type PettyVoucher,
} from '@/lib/contract/pettyVouchers';
import type { Send } from './calls';

type World = { send: Send };

const OFFICE = 1;
const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });

const fundOf = async (send: Send) => (await send(getPettyFund, 'head')).data as PettyFund;

const write = (send: Send) =>
  send(writePettyVoucher, 'cashier', {
    body: {
      ...{ office_id: OFFICE, kind: 'EXPENSE', category_id: 1, of_id: null, amount: 25_000 },
      ...{ payee: 'SPBU Matraman', payee_staff_id: null, description: 'Bensin motor kantor' },
      ...{ file_id: null, no_proof: 'Struk tidak keluar' },
    },
  });

const newest = async (send: Send) =>
  ((await send(listPettyVouchers, 'head')).data as { rows: PettyVoucher[] }).rows[0];

/** A voucher of today that somebody asks to void. */
async function askVoid(send: Send) {
  const { voucher } = (await write(send)).data as { voucher: PettyVoucher | null };
  const of = voucher ?? (await newest(send));
  return send(askPettyVoid, 'cashier', {
    params: { id: String(of?.id) },
    body: { reason: 'Salah tulis jumlah' },
  });
}

const decide = (send: Send, request: PettyRequest, as: 'head' | 'director', decision = 'APPROVED') =>
  send(decidePettyRequest, as, {
    params: paramsOf(request),
    body: { version: request.version, decision, reason: decision === 'REJECTED' ? 'Tidak perlu' : '' },
  });

const ask = (send: Send, as: 'cashier' | 'head', asked: object) =>
  send(askPettyMove, as, {
    body: {
      ...{ office_id: OFFICE, voucher_ids: [], place: 'BANK', drawer_staff_id: null, bank: 'BCA' },
      ...{ reference: '', file_id: null, holder_id: null, reason: 'Kebutuhan kantor bertambah', ...asked },
    },
  });

/** A top-up of all that was spent, which is approved. */
async function approvedTopUp(send: Send) {
  await write(send);
  const { rows, total } = (await send(listReplenishable, 'cashier', { query: { office: OFFICE } })).data as {
    rows: PettyVoucher[];
    total: number;
  };
  const voucher_ids = rows.map(({ id }) => id);
  const asked = (await ask(send, 'cashier', { kind: 'TOP_UP', amount: total, voucher_ids }))
    .data as PettyRequest;
  await decide(send, asked, 'head');
  return asked;
}

async function cancelled(send: Send) {
  const { drawers } = await fundOf(send);
  const drawer_staff_id = drawers[0]?.id ?? null;
  const body = { kind: 'LOWER', amount: 100_000, place: 'DRAWER', bank: '', drawer_staff_id };
  const asked = (await ask(send, 'head', body)).data as PettyRequest;
  await decide(send, asked, 'director');
  return send(cancelPettyMove, 'director', {
    params: paramsOf(asked),
    body: { reason: 'Tidak jadi dikurangi' },
  });
}

const seenBy = (fund: PettyFund) => ({
  office_id: OFFICE,
  last_voucher_id: fund.fund?.last_voucher_id ?? 0,
  denominations: { '100000': 1 },
  explanation: 'Sebagian uang di laci lain',
});

/** What waits is decided first: a fund is handed over once nothing does. */
async function handOver(send: Send) {
  const before = await fundOf(send);
  for (const request of before.waiting) await decide(send, request, 'director', 'REJECTED');
  const body = { reason: 'Uangnya tidak jadi datang' };
  for (const request of before.moving)
    await send(cancelPettyMove, 'director', { params: paramsOf(request), body });
  const fund = await fundOf(send);
  const next = fund.holders.find(({ id }) => id !== fund.fund?.holder.id);
  return send(changePettyHolder, 'cashier', {
    body: { ...seenBy(fund), receiver_id: next?.id ?? 3, reason: 'Cuti dua minggu' },
  });
}

async function close(send: Send) {
  const fund = await fundOf(send);
  const body = { ...seenBy(fund), day: fund.fund?.day ?? fund.today };
  return send(closePettyDay, 'cashier', { body });
}

async function reopen(send: Send) {
  const last = async () => (await fundOf(send)).fund?.last_closing ?? null;
  const closing = await last();
  if (closing === null || closing.reopened !== null) await close(send);
  const id = (await last())?.id ?? 1;
  return send(reopenPettyDay, 'head', {
    params: { id: String(id) },
    body: { reason: 'Salah hitung pecahan' },
  });
}

const count = (send: Send) =>
  send(countPettyCash, 'head', {
    body: { office_id: OFFICE, denominations: { '50000': 1 }, explanation: '' },
  });

const period = { office: OFFICE, from: '2026-11-01', to: '2026-11-30' };

/** How the calls of petty cash are made. */
export const PETTY_CALLS = {
  getPettyFund: ({ send }: World) => send(getPettyFund, 'cashier'),
  listPettyFunds: ({ send }: World) => send(listPettyFunds, 'cashier'),
  listPettyVouchers: ({ send }: World) => send(listPettyVouchers, 'cashier', { query: { search: 'bensin' } }),
  listReplenishable: ({ send }: World) => send(listReplenishable, 'cashier', { query: { office: OFFICE } }),
  getPettyVoucher: async ({ send }: World) =>
    send(getPettyVoucher, 'cashier', { params: { id: String((await newest(send))?.id) } }),
  writePettyVoucher: ({ send }: World) => write(send),
  askPettyVoid: ({ send }: World) => askVoid(send),
  getPettyRequest: async ({ send }: World) => {
    const asked = (await askVoid(send)).data as PettyRequest;
    return send(getPettyRequest, 'head', { params: paramsOf(asked) });
  },
  decidePettyRequest: async ({ send }: World) =>
    decide(send, (await askVoid(send)).data as PettyRequest, 'head'),
  askPettyMove: ({ send }: World) => ask(send, 'head', { kind: 'RAISE', amount: 1_000_000 }),
  completePettyMove: async ({ send }: World) =>
    send(completePettyMove, 'cashier', {
      params: paramsOf(await approvedTopUp(send)),
      body: { reference: 'TRF-77', file_id: null },
    }),
  cancelPettyMove: ({ send }: World) => cancelled(send),
  changePettyHolder: ({ send }: World) => handOver(send),
  closePettyDay: ({ send }: World) => close(send),
  reopenPettyDay: ({ send }: World) => reopen(send),
  countPettyCash: ({ send }: World) => count(send),
  answerPettyCount: async ({ send }: World) =>
    send(answerPettyCount, 'cashier', {
      params: paramsOf((await count(send)).data as PettyCount),
      body: { text: 'Kembalian belum dicatat' },
    }),
  listPettyCounts: ({ send }: World) => send(listPettyCounts, 'cashier', { query: { office: OFFICE } }),
  getPettyJournal: ({ send }: World) => send(getPettyJournal, 'head', { query: period }),
  countPettyExport: ({ send }: World) => send(countPettyExport, 'head', { query: period }),
};
