import type { HttpHandler } from 'msw';
import type {
  Batch,
  BatchPreview,
  Commission,
  CommissionEndpoints,
  Payout,
} from '@/lib/contract/commissions';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { readSession } from '@/lib/session/session';
import { buildBatch, buildCommissions, buildPreview } from './buildCommission';

const NOW = '2026-11-20T07:05:00.000Z';
const ACCOUNTS: Record<number, Payout['account']> = {
  1: { bank: 'BCA', number: '5220917345', holder: 'Rahmat Hidayat' },
  2: { bank: 'Mandiri', number: '1370099812233', holder: 'Sumber Motor Matraman' },
};

/** Whoever the story is signed in as. */
function caller() {
  const session = readSession();
  return { username: session?.username ?? '', name: session?.name ?? '', access: session?.access };
}

/** An office's commissions and batches, as a server would keep them. */
export class CommissionWorld {
  rows: Commission[];
  batches: Batch[];

  constructor(rows: readonly Commission[] = buildCommissions(), batches = [buildBatch()]) {
    this.rows = [...rows];
    this.batches = batches;
  }

  find(id: unknown): Commission | undefined {
    return this.rows.find((one) => one.id === Number(id));
  }

  change(id: number, over: Partial<Commission>): Commission {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...over, version: row.version + 1 } : row));
    return this.find(id) as Commission;
  }

  approve({ id }: Commission): Commission {
    const { username, name } = caller();
    return this.change(id, { state: 'APPROVED', approved_by: { username, name }, approved_at: NOW });
  }

  takeBack({ id, due_back: why }: Commission): Commission {
    return this.change(id, {
      state: 'TAKEN_BACK',
      due_back: null,
      taken_back: { why: why ?? 'CANCELLED', at: NOW },
    });
  }

  preview(): BatchPreview {
    const entries = this.rows.flatMap((row) => (signOf(row) === 0 ? [] : [row]));
    const partners = new Map(entries.map(({ partner }) => [partner.id, partner]));
    const all = [...partners.values()].map((partner): Payout => {
      const own = entries.filter((row) => row.partner.id === partner.id);
      return {
        partner,
        account: ACCOUNTS[partner.id] ?? { bank: 'BRI', number: '001201004567890', holder: partner.name },
        entries: own.map((row) => ({
          commission_id: row.id,
          contract_code: row.contract_code,
          customer_name: row.customer_name,
          amount: signOf(row) * row.amount,
        })),
        total: own.reduce((sum, row) => sum + signOf(row) * row.amount, 0),
      };
    });
    const payouts = all.filter(({ total }) => total >= 0);
    const held = all.filter(({ total }) => total < 0);
    const isOwn = payouts.some((payout) =>
      payout.entries.some(
        ({ commission_id: id, amount }) =>
          amount > 0 && this.find(id)?.approved_by?.username === caller().username,
      ),
    );
    return buildPreview({
      payouts,
      total: payouts.reduce((sum, { total }) => sum + total, 0),
      held: held.map(({ partner, total }) => ({
        ...{ partner, total },
        why: 'Yang ditarik kembali lebih besar; menunggu komisi berikutnya.',
      })),
      obstacle: isOwn ? 'Anda menyetujui komisi di dalamnya; orang lain yang membayarkannya.' : null,
    });
  }

  pay(): Batch {
    const { payouts, total } = this.preview();
    const { username, name } = caller();
    const id = Math.max(...this.batches.map((batch) => batch.id)) + 1;
    const number = `JKT/KA2611/${String(id).padStart(5, '0')}`;
    const head = { id, number, paid_at: NOW, paid_by: { username, name }, partners: payouts.length };
    const batch = buildBatch({ ...head, total, payouts });
    for (const { commission_id: one, amount } of payouts.flatMap(({ entries }) => entries)) {
      const row = this.find(one);
      if (!row) continue;
      if (amount > 0) this.change(one, { state: 'PAID', batch: { id, number } });
      else {
        if (row.state === 'PAID') this.takeBack(row);
        this.change(one, { recovered: { id, number } });
      }
    }
    this.batches = [batch, ...this.batches];
    return batch;
  }
}

/** 1: is paid, -1: is held back, 0: neither. */
function signOf({ state, due_back: due, batch, recovered }: Commission): -1 | 0 | 1 {
  if (state === 'APPROVED' && due === null) return 1;
  if (state === 'PAID' && due !== null) return -1;
  return state === 'TAKEN_BACK' && batch && !recovered ? -1 : 0;
}

/** Why the caller can't approve it. */
function obstacleOf({ state, due_back: due, obstacle }: Commission): string | null {
  if (state !== 'COMPUTED') return null;
  if (due !== null) return 'Komisi ini harus ditarik kembali.';
  if (caller().access?.is_credit_approval !== 1) return 'Jabatan Anda tidak memiliki hak persetujuan.';
  return obstacle;
}

const seen = (row: Commission): Commission => ({ ...row, obstacle: obstacleOf(row) });

/** Every call on commissions of a side; `world` is asked at each call, so it decides what is remembered. */
export function commissionWorldHandlers(
  calls: CommissionEndpoints,
  world: () => CommissionWorld,
): HttpHandler[] {
  const decide = (act: 'approve' | 'takeBack') =>
    mockEndpoint(calls[act], ({ params, body }) => {
      const row = world().find(params.id);
      if (!row) return refuse(404, 'Komisi ini tidak ada.');
      const current = seen(row);
      if (row.version !== body.version) {
        return refuse(409, 'Komisi ini sudah berubah sejak Anda membukanya.', { current });
      }
      if (act === 'approve' && current.obstacle !== null) return refuse(403, current.obstacle);
      return seen(act === 'approve' ? world().approve(row) : world().takeBack(row));
    });
  return [
    mockEndpoint(calls.list, ({ query }) => {
      const search = query.search?.toLowerCase() ?? '';
      const rows = world()
        .rows.filter(({ state }) => query.state === undefined || state === query.state)
        .filter(({ partner }) => query.partner === undefined || partner.id === Number(query.partner))
        .filter(({ partner, customer_name: customer, contract_code: code }) =>
          `${partner.name} ${customer} ${code}`.toLowerCase().includes(search),
        )
        .map(seen);
      const size = Number(query.size ?? 20);
      const from = (Number(query.page ?? 1) - 1) * size;
      const total = rows.reduce((sum, { amount }) => sum + amount, 0);
      return { rows: rows.slice(from, from + size), count: rows.length, total };
    }),
    decide('approve'),
    decide('takeBack'),
    mockEndpoint(calls.preview, () => world().preview()),
    mockEndpoint(calls.pay, ({ body }) => {
      const current = world().preview();
      const ids = current.payouts.flatMap(({ entries }) => entries.map((entry) => entry.commission_id));
      const isSame = body.total === current.total && body.entries.join() === ids.join();
      if (!isSame) {
        return refuse(409, 'Yang dibayarkan sudah berubah sejak ditampilkan. Periksa lagi.', { current });
      }
      return current.obstacle === null ? world().pay() : refuse(403, current.obstacle);
    }),
    mockEndpoint(calls.batches, () => {
      const rows = world().batches;
      return { rows, count: rows.length };
    }),
    mockEndpoint(
      calls.batch,
      ({ params }) =>
        world().batches.find(({ id }) => id === Number(params.id)) ??
        refuse(404, 'Pembayaran ini tidak ada.'),
    ),
  ];
}
