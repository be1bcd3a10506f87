import type { World } from '../World';

/** Running contracts that no counter pays on, one after the other through the whole run; none is given twice. */
export async function spareContracts(
  { company, load }: World,
  count: number,
  office = 'JKT',
): Promise<string[]> {
  const { rows } = await company.reach.connection.pool.query<{ code: string }>(
    `select code from contracts c where status = 'ACTIVE' and next_due is not null and code like $1 and code <> all($2)
        and not exists (select from credits r where r.contract_code = c.code and r.created_at >= $3)
        and not exists (select from contract_requests r where r.contract_code = c.code and r.requested_at >= $3)
        and not exists (select from credits r where r.contract_code = c.code and r.request_approval)
      order by code limit $4`,
    [`${office}-%`, load.codes, company.since, count],
  );
  if (rows.length < count) throw new Error(`${office} has no ${count} contracts left`);
  return rows.map((row) => row.code);
}
