import { expect } from '@playwright/test';
import { MORNING, type Branch, type Collector } from './branch';

/** A surat tugas penarikan that runs. */
export interface Order {
  id: number;
  number: string;
  code: string;
}

let given = 0;

/** Gives an order on the first of these late contracts that has none to these collectors, as an approval would. */
export async function giveOrder({ sql }: Branch, codes: string[], collectors: Collector[]): Promise<Order> {
  const [free] = await sql<{ code: string }>(
    `select code from contracts c where code = any($1)
        and not exists (select from repossession_orders o where o.contract_code = c.code) order by code limit 1`,
    [codes],
  );
  const code = free?.code ?? '';
  given += 1;
  const today = MORNING.toISOString().slice(0, 10);
  const at = new Date(MORNING.getTime() - 86_400_000).toISOString();
  const number = `JKT/ST/2611/9000${given}`;
  await sql(
    `update staff set certificate_number = 'SPPI-' || id, certificate_until = '2031-01-01' where id = any($1)`,
    [collectors.map(({ id }) => id)],
  );
  const [made] = await sql<{ id: number }>(
    `with who as (
       select (select id from staff where username = 'spv.jkt') as asked,
              (select id from staff where username = 'penyetuju.jkt') as approved
     ), request as (
       insert into contract_requests (kind, contract_code, office_id, payload, contract_version, reason, let_go, status,
         requested_by, requested_at, decided_by, decided_at)
       select 'REPOSSESSION', c.code, c.office_id, '{"ask": {"kind": "REPOSSESSION"}, "summary": "Surat tugas"}', c.version,
         'SP3 sudah disampaikan', 0, 'APPROVED', asked, $2, approved, $2 from contracts c, who where c.code = $1
       returning id
     )
     insert into repossession_orders (number, request_id, contract_code, office_id, basis, basis_number, basis_on, file_id,
       fiduciary_number, fiduciary_on, paper, valid_from, valid_until, reason, asked_by, approved_by, approved_at)
     select $3, request.id, c.code, c.office_id, 'AGREEMENT', 'KSP/1/XI/2026', $4::date - 1, (select min(id) from files),
       'W10.1', c.date_start, jsonb_build_object('customer_name', u.name, 'address', c.billing_address, 'vehicle', c.vehicle,
         'colour', 'Hitam', 'vehicle_year', 2024, 'plate_number', c.plate_number, 'chassis_number', 'MH1', 'engine_number', 'JM1'),
       $4::date - 1, $4::date + 13, 'SP3 sudah disampaikan', asked, approved, $2
       from contracts c join customers u on u.id = c.customer_id, request, who where c.code = $1
     returning id`,
    [code, at, number, today],
  );
  expect(made).toBeDefined();
  const id = made?.id ?? 0;
  for (const collector of collectors) {
    await sql(
      `insert into repossession_order_collectors (order_id, staff_id, certificate_number, certificate_until)
       values ($1, $2::int, 'SPPI', '2031-01-01')`,
      [id, collector.id],
    );
  }
  return { id, number, code };
}
