import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { PettyJournal } from '@/lib/contract/pettyJournal';
import { PETTY_VOUCHER_LABELS } from '@/lib/contract/pettyTerms';
import { csvCells } from '../testing/csvCells';
import { openFund } from '../testing/petty';
import { startApi } from '../testing/startApi';

const DAY = 86_400_000;

async function world() {
  const api = await startApi();
  const people = await openFund(api);
  const journal = async (from: string, to: string) =>
    people.must(
      await api.call<PettyJournal>('GET', `petty-journal?office=1&from=${from}&to=${to}`, {
        token: people.holder.token,
      }),
    );
  return { api, journal, ...people };
}

it('a month comes to the notes that were counted, once what was found is a voucher', async () => {
  const { api, petty, holder, head, director, journal, must } = await world();
  must(await petty.write(holder.token, { amount: 60_000 }));
  const { today, fund } = await petty.fund(head.token);
  expect((await journal(today, today)).counted).toBeNull();
  const closed = must(await petty.close(holder.token, -4000));
  const off = await journal(today, today);
  expect(off).toMatchObject({ closing: fund!.balance, counted: fund!.balance - 4000 });
  // Counted again, it is what was counted last.
  must(await petty.reopen(head.token, closed.fund!.last_closing!.id));
  expect((await journal(today, today)).counted).toBeNull();
  const again = must(await petty.close(holder.token, -3000));
  expect((await journal(today, today)).counted).toBe(fund!.balance - 3000);
  api.advance(DAY);
  must(await petty.decide(director.token, again.waiting.find(({ kind }) => kind === 'DIFFERENCE')!.id));
  must(await petty.write(holder.token, { payee: 'Toko Sinar', amount: 25_000 }));
  must(await petty.close(holder.token));
  const month = await journal(addDays(today, -30), addDays(today, 1));
  expect(month.counted).toBe(fund!.balance - 3000 - 25_000);
  expect(month.closing).toBe(month.counted);
  // The day before is as it was counted, whatever came later.
  expect((await journal(today, today)).counted).toBe(fund!.balance - 3000);
});

it('the file says of every voucher what the journal says, and no cell of it calculates', async () => {
  const { api, petty, holder, head, journal, must } = await world();
  const words = { payee: '+62 Toko', description: '=HYPERLINK("http://x";"y")', amount: 10_000 };
  must(await petty.write(holder.token, words));
  const voided = must(await petty.write(holder.token, { payee: '@toko', description: '-1+1; "dua"' }));
  must(await petty.decide(head.token, must(await petty.voids(holder.token, voided.voucher!.id)).id));
  const { today } = await petty.fund(head.token);
  const from = addDays(today, -60);
  const shown = await journal(from, today);
  const all = [...shown.rows];
  for (let page = 2; all.length < shown.count; page++) {
    const path = `petty-journal?office=1&from=${from}&to=${today}&page=${page}`;
    all.push(...must(await api.call<PettyJournal>('GET', path, { token: holder.token })).rows);
  }
  const director = await api.signIn('direktur');
  const text = await api.file(`petty-journal/export?office=1&from=${from}&to=${today}`, director);
  const [headings, ...lines] = text.trim().split('\r\n');
  expect(csvCells(headings!)).toEqual([
    ...['Tanggal', 'Voucher', 'Kategori', 'Keterangan', 'Penerima', 'Debit', 'Kredit', 'Saldo'],
  ]);
  const end = csvCells(lines.pop()!);
  const { debit: sumIn, credit: sumOut, closing } = shown;
  expect(end.slice(5)).toEqual([sumIn, sumOut, closing].map(String));
  expect(end[1]).toBe(`Jumlah ${all.length} voucher`);
  const asked = `petty-journal/export/count?office=1&from=${from}&to=${today}`;
  expect((await api.call('GET', asked, { token: director })).data).toMatchObject({
    ...{ count: all.length, debit: sumIn, credit: sumOut },
  });
  // A text that begins like a formula stands behind an apostrophe.
  const asText = (value: string) => (/^[=+\-@]/.test(value) ? `'${value}` : value);
  expect(lines.map(csvCells)).toEqual(
    all.map(({ kind, category, ...row }) => [
      ...[row.day, row.number],
      kind === 'VOID' || category === null ? PETTY_VOUCHER_LABELS[kind] : category.name,
      ...[asText(row.description), asText(row.payee)],
      ...[row.debit, row.credit, row.balance].map(String),
    ]),
  );
  let { opening: balance } = shown;
  for (const line of lines) {
    const [, , , , , debit, credit, after] = csvCells(line);
    balance += Number(debit) - Number(credit);
    expect(after, line).toBe(String(balance));
    // Every cell of words is quoted; of numbers and days none.
    expect(line).toMatch(/^\d{4}-\d\d-\d\d;"[^"]+";"[^"]+";"(?:[^"]|"")+";(?:"(?:[^"]|"")+")?;\d+;\d+;\d+$/);
  }
  expect(text).toContain(`"'=HYPERLINK(""http://x"";""y"")";"'+62 Toko";0;10000;`);
});
