import type { DistributionPreview, Scope } from '@/lib/contract/distribution';
import { startApi, type TestApi } from './startApi';

const COLLECTOR = 7;

/** Jakarta with its branch head, three collectors, and every running contract late or due within three days. */
export async function collecting(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options);
  const { pool } = api.connection;
  const collectors: number[] = [];
  for (const name of ['Agus Salim', 'Budi Santoso', 'Citra Dewi'])
    collectors.push(await hireCollector(api, name, 1));
  await pool.query(
    `update contracts set next_due = $1::date - (right(code, 2)::int % 60) + 3 where status = 'ACTIVE' and next_due is not null`,
    [api.now().toISOString().slice(0, 10)],
  );
  const head = await api.signIn('kacab.jkt');
  const preview = (
    more: { scope?: Scope; from?: number; collectors?: readonly number[]; token?: string } = {},
  ) => {
    const { scope = 'ALL', from, token = head } = more;
    const chosen = (more.collectors ?? collectors).join(',');
    const path = `collectors/distribution?scope=${scope}&collectors=${chosen}&office=1${from ? `&from=${from}` : ''}`;
    return api.call<DistributionPreview>('GET', path, { token });
  };
  const save = (shown: DistributionPreview, token = head) =>
    api.call<{ id: number; moved: number; current?: DistributionPreview }>(
      'POST',
      'collectors/distribution',
      {
        token,
        body: {
          ...{ office_id: shown.office.id, scope: shown.scope, from_id: shown.from_id },
          ...{ collector_ids: shown.collector_ids, digest: shown.digest },
        },
      },
    );
  /** Contracts of Jakarta by code, with who collects them. */
  const assigned = async () => {
    const { rows } = await pool.query<{ code: string; collector_id: number | null }>(
      `select code, collector_id from contracts where office_id = 1 and status = 'ACTIVE' and next_due is not null order by code`,
    );
    return new Map(rows.map(({ code, collector_id }) => [code, collector_id]));
  };
  const move = (
    accounts: readonly { code: string; collector_id: number | null }[],
    to: number | null,
    token = head,
  ) =>
    api.call<{ id: number; moved: number }>('POST', 'collectors/accounts/move', {
      token,
      body: { office_id: 1, accounts, to_id: to, reason: 'Lebih dekat rumahnya' },
    });
  return { api, pool, head, collectors, preview, save, assigned, move };
}

/** Somebody who collects for an office. */
export async function hireCollector(api: TestApi, name: string, officeId: number): Promise<number> {
  const { rows } = await api.connection.pool.query<{ id: number }>(
    `insert into staff (username, name, title_id, office_id, password_hash)
     select $1, $2, $3, $4, password_hash from staff where username = 'kolektor.jyp' returning id`,
    [name.toLowerCase().replace(' ', '.'), name, COLLECTOR, officeId],
  );
  return rows[0]?.id ?? 0;
}
