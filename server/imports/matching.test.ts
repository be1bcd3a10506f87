import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { startApi, type TestApi } from '../testing/startApi';
import { clerkOf, statementLines, paysByCode, payersOf, todayOf } from '../testing/statements';

async function world(username = 'kasir.jkt') {
  const api = await startApi();
  const token = await api.signIn(username);
  return { api, token, clerk: clerkOf(api, token), payers: await payersOf(api) };
}

/** What approving a restructure leaves behind, as far as matching reads it. */
async function becomes(api: TestApi, old: string, next: string) {
  await api.connection.pool.query(
    `with asked as (
       insert into contract_requests (kind, contract_code, contract_version, office_id, payload, reason, requested_by, requested_at, status)
       select 'RESTRUCTURE', code, version, office_id, '{}', 'Keringanan', 1, now(), 'APPROVED' from contracts where code = $1 returning id
     )
     insert into restructures (old_code, new_code, request_id, as_of, principal, interest, penalty, forgiven, new_principal, created_at)
     select $1, $2, id, current_date, 1, 0, 0, 0, 1, now() from asked`,
    [old, next],
  );
  await api.connection.pool.query(`update contracts set status = 'RESTRUCTURED' where code = $1`, [old]);
}

describe('a line of a statement is matched', () => {
  it('by code, plate, phone, NIK and name, with the reason in words', async () => {
    const { api, clerk, payers } = await world();
    const [a, b, c, d, e] = payers;
    if (!a || !b || !c || !d || !e) throw new Error('too few contracts');
    const rows = statementLines(
      api,
      { amount: a.instalment, description: `SETORAN ${a.code.replaceAll('-', '')}/NOV` },
      { amount: 10_000, description: `bayar ${a.code.replaceAll('-', ' ')}` },
      { amount: b.instalment, description: `TRSF ANGSURAN ${b.plate.replaceAll(' ', '')} NOV` },
      { amount: 10_000, description: `TRSF ANGSURAN ${b.plate} NOV` },
      { amount: c.instalment, description: `BI-FAST CR DARI ${c.phone}` },
      { amount: d.instalment, description: 'VA', reference: d.nik },
      { amount: e.instalment, description: `TRSF E-BANKING CR 2011/FTSCY/WS95031 ${e.name.toUpperCase()}` },
      { amount: 123_457, description: 'BUNGA TABUNGAN' },
    );
    const batch = await clerk.upload('a.csv', rows);
    expect(batch).toMatchObject({ status: 'OPEN', received: rows.length });
    const read = await clerk.rows(batch.id);
    // What posting does with it follows in words of its own (planning.test.ts).
    const said = (row: (typeof read)[number]) => row.reason.split('; ');
    expect(read.map((row) => [row.state, row.contract?.code ?? null, said(row)[0]])).toEqual([
      ['MATCHED', a.code, 'Kode kontrak ada di keterangan'],
      ['MATCHED', a.code, 'Kode kontrak ada di keterangan'],
      ['MATCHED', b.code, 'Nopol ada di keterangan'],
      ['DOUBTFUL', b.code, 'Nopol ada di keterangan'],
      ['MATCHED', c.code, 'Nomor telepon ada di keterangan'],
      ['MATCHED', d.code, 'NIK ada di keterangan'],
      ['DOUBTFUL', e.code, 'Nama nasabah ada di keterangan'],
      [
        'UNKNOWN',
        null,
        'Tidak ada kode kontrak, nopol, telepon, NIK, atau nama nasabah yang dikenal di keterangan',
      ],
    ]);
    const differs = read.map((row) => said(row).includes('jumlah berbeda dengan angsuran'));
    expect(differs).toEqual([false, true, false, true, false, false, false, false]);
    expect(read[0]).toMatchObject({
      score: 99,
      problem: null,
      receipts: [],
      contract: { customer_name: a.name, plate_number: a.plate, instalment: a.instalment },
    });
  });

  it('and is doubtful where two contracts fit, where the name is misspelt, and where the money has no place', async () => {
    const { api, clerk, payers } = await world();
    const [a, b, c] = payers;
    if (!a || !b || !c) throw new Error('too few contracts');
    const misspelt = c.name.replace(/(.)$/, 'x');
    const rows = statementLines(
      api,
      { amount: a.instalment, description: `${a.code} dan ${b.code}` },
      { amount: c.instalment, description: `TRSF ${misspelt}` },
      { amount: 9_000_000_000, description: `TRSF ${a.code}` },
      { amount: a.instalment, description: a.code, date: addDays(todayOf(api), 1) },
      { amount: a.instalment, description: a.code, date: '2015-01-01' },
    );
    const read = await clerk.rows((await clerk.upload('a.csv', rows)).id);
    expect(read.map((row) => row.state)).toEqual(Array(5).fill('DOUBTFUL'));
    expect(read.map((row) => row.reason)).toEqual([
      expect.stringContaining(
        `Kode kontrak ada di keterangan; cocok juga dengan ${b.code}; bila diposting: `,
      ) as string,
      expect.stringContaining('Sebagian nama nasabah ada di keterangan; bila diposting: ') as string,
      expect.stringMatching(
        /; tetapi jumlahnya lebih Rp[\d.]+ dari yang terutang; bila diposting: /,
      ) as string,
      expect.stringContaining('; tetapi tanggal transfernya: tidak boleh setelah hari ini'),
      expect.stringContaining('; tetapi tanggal transfernya: tidak boleh sebelum tanggal kontrak'),
    ]);
    expect(read.map((row) => row.contract?.code)).toEqual([a.code, c.code, a.code, a.code, a.code]);
    expect(read.every((row) => row.score <= 70)).toBe(true);
  });

  it('by a phone that is written otherwise than the record has it', async () => {
    const { api, clerk, payers } = await world();
    const [a] = payers;
    if (!a) throw new Error('too few contracts');
    await api.connection.pool.query(
      `update customers set phone = '+62 841-5550-2556' where id = (select customer_id from contracts where code = $1)`,
      [a.code],
    );
    const rows = statementLines(api, { amount: a.instalment, description: 'TRSF (0841) 5550 2556 NOV' });
    const read = await clerk.rows((await clerk.upload('a.csv', rows)).id);
    expect(read[0]).toMatchObject({ state: 'MATCHED', contract: { code: a.code } });
  });

  it('and is doubtful where two customers bear one name, with and without titles and apostrophes', async () => {
    const { api, clerk, payers } = await world();
    const [a, b] = payers;
    if (!a || !b) throw new Error('too few contracts');
    const renamed = `update customers set name = $1 where id = (select customer_id from contracts where code = $2)`;
    await api.connection.pool.query(renamed, ["Hj. Zubaidah Nur'aini, S.Pd.", a.code]);
    await api.connection.pool.query(renamed, ['Zubaidah Nuraini', b.code]);
    const rows = statementLines(
      api,
      { amount: a.instalment, description: 'CR 2511/FTSCY/WS95031 713000.00ZUBAIDAH NURAINI' },
      { amount: b.instalment, description: "TRSF HJ ZUBAIDAH NUR'AINI" },
    );
    const read = await clerk.rows((await clerk.upload('a.csv', rows)).id);
    const codes = [a.code, b.code];
    for (const row of read) {
      expect(row).toMatchObject({
        state: 'DOUBTFUL',
        reason: expect.stringContaining('Nama nasabah ada di keterangan') as string,
      });
      const other = codes.find((code) => code !== row.contract?.code);
      expect(codes).toContain(row.contract?.code);
      expect(row.reason).toContain(`cocok juga dengan ${other}`);
    }
  });

  it('only with contracts of offices that the caller may see', async () => {
    const { api, clerk, payers: own } = await world();
    const [theirs] = await payersOf(api, 'MKS');
    if (!theirs) throw new Error('no contract');
    const batch = await clerk.upload('a.csv', statementLines(api, paysByCode(theirs)));
    expect((await clerk.rows(batch.id))[0]).toMatchObject({ state: 'UNKNOWN', contract: null });
    expect(own.some((payer) => payer.code === theirs.code)).toBe(false);
  });

  it('not with a contract that is closed, and the other contract of the same person stands out', async () => {
    const { api, clerk, payers } = await world();
    const [a, b] = payers;
    if (!a || !b) throw new Error('too few contracts');
    await api.connection.pool.query(`update contracts set plate_number = $1 where code = $2`, [
      a.plate,
      b.code,
    ]);
    await api.connection.pool.query(`update contracts set status = 'SETTLED_EARLY' where code = $1`, [
      b.code,
    ]);
    const rows = statementLines(
      api,
      { amount: a.instalment, description: `angsuran ${a.plate}` },
      { amount: b.instalment, description: b.code },
    );
    const read = await clerk.rows((await clerk.upload('a.csv', rows)).id);
    expect(read[0]).toMatchObject({ state: 'MATCHED', contract: { code: a.code } });
    expect(read[1]).toMatchObject({
      state: 'DOUBTFUL',
      reason: expect.stringContaining(`tetapi kontrak ${b.code} sudah dilunasi dipercepat`) as string,
    });
  });

  it('by the code of a contract that was restructured: it names the one that carries it on', async () => {
    const { api, clerk, payers } = await world();
    const [a, b, c, d] = payers;
    if (!a || !b || !c || !d) throw new Error('too few contracts');
    await becomes(api, a.code, b.code);
    await becomes(api, b.code, c.code);
    const rows = statementLines(
      api,
      { amount: c.instalment, description: `angsuran ${a.code}` },
      { amount: d.instalment, description: `${a.code} ${d.code}` },
    );
    const [carried, both] = await clerk.rows((await clerk.upload('a.csv', rows)).id);
    expect(carried).toMatchObject({
      state: 'MATCHED',
      contract: { code: c.code },
      reason: expect.stringContaining('Kode kontrak sebelum restrukturisasi ada di keterangan') as string,
    });
    expect(both?.state).toBe('DOUBTFUL');
  });

  it('and a full name alone is a doubt, with exactly the instalment too', async () => {
    const { api, clerk, payers } = await world();
    const [a] = payers;
    if (!a) throw new Error('no contract');
    const named = { description: `TRF ${a.name.toUpperCase()}` };
    const rows = statementLines(
      api,
      { ...named, amount: a.instalment },
      { ...named, amount: a.instalment - 75_000 },
    );
    const read = await clerk.rows((await clerk.upload('a.csv', rows)).id);
    expect(read.map((row) => row.state)).toEqual(['DOUBTFUL', 'DOUBTFUL']);
    expect(read[0]?.reason).toContain('nama saja belum pasti');
  });

  it('and is doubtful where a cashier recorded the same transfer at the counter', async () => {
    const { api, clerk, payers } = await world();
    const [a] = payers;
    if (!a) throw new Error('no contract');
    const first = await clerk.upload('a.csv', statementLines(api, paysByCode(a)));
    expect((await clerk.post(first.id)).data.posted).toBe(1);
    // The same money, told in other words by another export of the bank.
    const second = await clerk.upload(
      'b.csv',
      statementLines(api, { amount: a.instalment, description: a.code }),
    );
    const [posted] = await clerk.rows(first.id);
    const [row] = await clerk.rows(second.id);
    expect(row).toMatchObject({
      state: 'DOUBTFUL',
      reason: expect.stringContaining(`sudah dicatat di nota ${posted?.receipts[0]?.invoice}`) as string,
    });
  });

  it('and is doubtful where a transfer of that amount is recorded a few days before or after', async () => {
    const { api, clerk, payers } = await world();
    const [a, b, c] = payers;
    if (!a || !b || !c) throw new Error('too few contracts');
    const first = await clerk.upload(
      'a.csv',
      statementLines(api, paysByCode(a), paysByCode(b), paysByCode(c)),
    );
    expect((await clerk.post(first.id)).data.posted).toBe(3);
    const posted = await clerk.rows(first.id);
    // The bank books what was paid on a Saturday on Monday.
    await api.connection.pool.query(
      `update credits set date_payment = date_payment + $2::int, overdue = greatest(0, date_payment + $2::int - date_maturity)
        where contract_code = $1 and date_payment = $3`,
      [b.code, -3, todayOf(api)],
    );
    await api.connection.pool.query(
      `update credits set date_payment = date_payment + $2::int, overdue = greatest(0, date_payment + $2::int - date_maturity)
        where contract_code = $1 and date_payment = $3`,
      [c.code, -4, todayOf(api)],
    );
    const told = (payer: typeof a) => ({ amount: payer.instalment, description: payer.code });
    const second = await clerk.upload(
      'b.csv',
      statementLines(api, told(b), told(c), { ...told(a), amount: a.instalment + 1 }),
    );
    const [near, far, other] = await clerk.rows(second.id);
    expect(near).toMatchObject({
      state: 'DOUBTFUL',
      reason: expect.stringContaining(`sudah dicatat di nota ${posted[1]?.receipts[0]?.invoice}`) as string,
    });
    expect(far?.reason).not.toContain('sudah dicatat');
    expect(other?.reason).not.toContain('sudah dicatat');
  });
});
