import type { Connection } from '../server/platform/db/connect';
import { rebuildingIndexes } from './inServer/rebuildingIndexes';

/**
 * Fills the log up to `wanted` lines of five years: of 300 people in the offices, some of whom do ten times as much as
 * others, from an address per office and a hundred elsewhere, in the proportions of a working day.
 */
export async function loadLog({ pool }: Connection, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(PEOPLE);
    const { rows } = await client.query<{ count: string }>('select count(*) from history');
    const present = Number(rows[0]?.count ?? 0);
    if (present < wanted) {
      await client.query('begin');
      await client.query('select setseed(0.42)');
      await rebuildingIndexes(client, ['history'], () => client.query(INSERT, [present + 1, wanted]));
      await client.query('commit');
    }
    await client.query('vacuum analyze history');
  } finally {
    client.release();
  }
}

const PEOPLE = `
  insert into staff (username, name, password_hash, title_id, office_id, active)
  select 'beban.' || n, 'Pegawai Beban ' || n, 'x', 3, (select id from offices order by id offset n % 3 limit 1), true
    from generate_series(1, 300) as n
  on conflict do nothing`;

const INSERT = `
  with people as materialized (select array_agg(id order by id) as ids from staff where username <> 'beban.300'),
  days as (
    select n, random() as what, ids[1 + floor(cardinality(ids) * power(random(), 2))::int] as person,
           now() - interval '5 years' + (n - $1::bigint) * (interval '5 years' / greatest(1, $2::bigint - $1::bigint)) as at
      from generate_series($1::bigint, $2::bigint) as n, people
  )
  insert into history (at, staff_id, action, summary, record_type, record_id, ip, device, changes)
  select at, person,
         case when what < 0.30 then 'PAYMENT_TAKEN' when what < 0.50 then 'CREDIT_PRINTED' when what < 0.65 then 'SIGNED_IN'
              when what < 0.75 then 'LOCATION_SENT' when what < 0.85 then 'REGISTRATION_CHANGED'
              when what < 0.92 then 'NOTIFICATION_READ' when what < 0.96 then 'IDENTITY_READ'
              when what < 0.99 then 'CREDIT_CHANGE_REQUESTED' when what < 0.999 then 'SIGN_IN_FAILED'
              else 'CREDITS_EXPORTED' end,
         case when what < 0.30 then 'Menerima pembayaran nota ' when what < 0.50 then 'Mencetak nota '
              when what < 0.65 then 'Masuk ke aplikasi ' when what < 0.75 then 'Mengirim lokasi '
              when what < 0.85 then 'Menyimpan form registrasi ' when what < 0.92 then 'Membaca notifikasi '
              when what < 0.96 then 'Membuka dokumen identitas ' when what < 0.99 then 'Meminta perubahan nota '
              when what < 0.999 then 'Percobaan masuk gagal ' else 'Mengekspor nota ' end
           || 'JKT/' || to_char(at, 'YYMM') || '/' || lpad((n % 100000)::text, 5, '0'),
         case when what < 0.50 or what between 0.96 and 0.99 then 'credit' when what between 0.75 and 0.85 then 'registration'
              when what between 0.92 and 0.96 then 'file' end,
         case when what < 0.50 or what between 0.75 and 0.85 or what between 0.92 and 0.99 then (n / 7)::text end,
         case when what < 0.9 then '10.20.' || (person % 3) || '.1' else '114.122.8.' || (n % 100) end,
         'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
         case when what > 0.96 then '{"note": ["lama", "baru"], "payment": [1250000, 1275000]}'::jsonb else '{}'::jsonb end
    from days`;
