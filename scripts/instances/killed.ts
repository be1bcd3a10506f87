import { setTimeout as sleep } from 'node:timers/promises';
import { openContracts, type Company } from './company';
import { startInstance } from './instance';
import { pay, type Acknowledged } from './paying';

const PAYERS = 10;

/** Kills each instance once while payments come in over the proxy; who gets no answer sends the same once more. */
export async function killed(company: Company): Promise<void> {
  const { report, instances, pool, client, token } = company;
  const before = await countOf(company);
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  const unanswered = new Map<number, number>();
  let running = true;
  const payers = (await openContracts(pool, PAYERS)).map(async (code) => {
    while (running) {
      const found = await pay(client, token, code, { again: true });
      for (const { status } of found.answers)
        if (status !== 200) unanswered.set(status, (unanswered.get(status) ?? 0) + 1);
      if (found.acknowledged) acknowledged.push(found.acknowledged);
      else refused.push(found.answers.at(-1)?.text.slice(0, 200) ?? '');
    }
  });
  for (const nth of [0, 1] as const) {
    await sleep(1500);
    await instances[nth].process.kill('SIGKILL');
    await sleep(1500);
    instances[nth] = await startInstance(instances[nth].build, instances[nth].site);
  }
  await sleep(1000);
  running = false;
  await Promise.all(payers);

  const after = await countOf(company);
  const ids = acknowledged.flatMap((payment) => payment.ids);
  const invoices = acknowledged.flatMap((payment) => payment.invoices);
  const { rows } = await pool.query<{ id: number }>(
    'select id from credits where id = any($1) and invoice = any($2)',
    [ids, invoices],
  );
  const lost = ids.length - rows.length;
  const written = after.payments - before.payments;
  const again = acknowledged.filter(({ sent }) => sent > 1).length;
  report.check(
    'kill -9 of each under payments: acknowledged and there',
    lost === 0 && acknowledged.length >= 50 && refused.length === 0,
    `${acknowledged.length} acknowledged, ${lost} lost, ${refused.length} refused ${refused.slice(0, 2).join(' ')}`,
  );
  report.check(
    'none is there twice, or without an answer',
    written === acknowledged.length && new Set(ids).size === ids.length,
    `${written} written for ${acknowledged.length} acknowledged; ${again} sent more than once, calls without an answer: ${[...unanswered].map(([status, times]) => `${times} of ${status}`).join(', ') || 'none'}`,
  );
}

async function countOf({ pool }: Company) {
  const { rows } = await pool.query<{ payments: number }>('select count(*)::int as payments from payments');
  return { payments: rows[0]?.payments ?? 0 };
}
