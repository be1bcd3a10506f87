/*
 * Adds one contract of 60 months with 200 receipts to the demo company of DATA_DIR, through the API itself: month after
 * month of an earlier clock, each instalment is paid in four parts. Prints its code. Run before the server starts.
 */
import path from 'node:path';
import { addMonths } from '../../src/lib/arithmetic/calendar';
import { dueDates } from '../../src/lib/arithmetic/dueDates';
import { allocate } from '../../src/lib/arithmetic/allocate';
import { instalmentOf } from '../../src/lib/arithmetic/schedule';
import type { PaymentCard } from '../../src/lib/contract/paymentCard';
import type { PostedPayment, PostPayment } from '../../src/lib/contract/payments';
import { readConfig } from '../../server/platform/core/config';
import { createApi } from '../../server/createApi';
import { openDatabase } from '../../server/openDatabase';
import { contracts } from '../../server/platform/db/schema';
import { folderStore } from '../../server/platform/storage/folderStore';
import { DEMO_PASSWORD } from '../../server/seed/company';
import { seedDemo } from '../../server/seed/seedDemo';
import { penaltyRuleOf } from '../../tests/payments/oldestInstalment';
import { CASHIER } from './receiptList.mjs';

const TENOR = 60;
const PAID = 50;
const PARTS = 4;
const CODE = 'JKT-2209-90001';

const config = readConfig(process.env);
const database = await openDatabase(config);
try {
  const owner = database.openAsOwner();
  try {
    await seedDemo(owner, new Date());
  } finally {
    await owner.close();
  }
  await sign();
  await payMonthAfterMonth();
  console.log(CODE);
} finally {
  await database.close();
}

async function sign(): Promise<void> {
  const { db } = database.connection;
  const all = await db.select().from(contracts);
  const like = all.find((one) => one.code.startsWith('JKT-') && one.status === 'ACTIVE');
  if (!like) throw new Error('The demo company has no running contract in Jakarta.');
  const today = new Date().toISOString().slice(0, 10);
  const terms = { ...like, code: CODE, tenor: TENOR, dateStart: addMonths(today, -PAID - 1) };
  await db.insert(contracts).values({
    ...terms,
    plateNumber: 'B 9001 LNG',
    instalment: instalmentOf(terms),
    nextDue: dueDates(terms)[0] ?? null,
    version: 1,
  });
}

async function payMonthAfterMonth(): Promise<void> {
  let now = new Date();
  const codes: string[] = [];
  const app = await createApi(
    {
      connection: database.connection,
      clock: () => now,
      sendCode: (_person, code) => Promise.resolve(codes.push(code)).then(() => 'server'),
      sendLink: null,
      realtime: { key: 'bench', secret: 'bench' },
      portraitSecret: 'bench',
      files: folderStore(path.join(config.dataDir, 'storage', 'files')),
      fileSecret: 'bench',
      shareSecret: 'bench',
      authenticatorKey: 'bench',
      apiVersion: '0.0.0',
      sessionHours: 24 * 365 * 10,
      limitWrites: () => undefined,
      checkAnswers: false,
    },
    {
      appDir: path.join(config.dataDir, 'app'),
      imagesDir: path.join(config.dataDir, 'images'),
      corsOrigins: [],
      connectSources: [],
      trustProxy: false,
      push: false,
      page: () => ({}),
      logger: false,
    },
  );
  const call = async <T>(
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    token?: string,
  ): Promise<T> => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      'idempotency-key': crypto.randomUUID(),
    };
    const answer = await app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json<{ data: T }>().data;
  };

  now = new Date(Date.now() - PAID * 31 * 24 * 60 * 60_000);
  const login = { username: CASHIER, password: DEMO_PASSWORD };
  const { challenge } = await call<{ challenge: string }>('POST', 'auth/login', login);
  const { token } = await call<{ token: string }>('POST', 'auth/otp', { challenge, code: codes[0] });
  const address = `payments/${CODE}`;
  for (let paid = 0; paid < PAID; paid += 1) {
    let shown = await call<PaymentCard>('GET', address, undefined, token);
    const line = shown.card.lines[paid];
    if (!line) throw new Error(`The card has no line ${paid + 1}.`);
    now = new Date(`${line.date_maturity}T05:00:00Z`);
    for (let part = PARTS; part > 0; part -= 1) {
      shown = await call<PaymentCard>('GET', address, undefined, token);
      const remainder = shown.card.lines[paid]?.remainder ?? 0;
      const amount = part === 1 ? remainder : Math.floor(line.instalment / PARTS);
      await call<PostedPayment>('POST', address, body(shown, amount), token);
    }
  }
  await app.close();
}

function body(shown: PaymentCard, amount: number): PostPayment {
  const { shares } = allocate({
    card: shown.card,
    date: shown.as_of,
    receipts: shown.payments,
    rule: penaltyRuleOf(shown),
    amount,
    order: ['penalty', 'instalment'],
  });
  return {
    version: shown.contract.version,
    date_payment: shown.as_of,
    amount,
    waivers: [],
    collector_payment: 0,
    cash: amount,
    bank: 0,
    note: '',
    shares,
  };
}
