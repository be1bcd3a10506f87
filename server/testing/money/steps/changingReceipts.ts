import { addDays } from '@/lib/arithmetic/calendar';
import type { Receipt } from '@/lib/contract/credits';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { valuesToWrite } from '../../changedNote';
import { aChecker, aCode, anyone, aTaker, call, REASON, someOf, type Step, type World } from './world';

async function someReceipt(world: World): Promise<Receipt | undefined> {
  const code = aCode(world);
  const { data } = await call<{ rows: Receipt[] }>(
    world,
    'direktur',
    'GET',
    `credits?period=all&size=100&search=${code}`,
  );
  const latest = data.rows.toSorted((a, b) => b.id - a.id).slice(0, 12);
  return latest[world.random.between(0, Math.max(0, latest.length - 1))];
}

/** Values as a clever or careless maker would ask for them. */
function changedValues(world: World, receipt: Receipt) {
  const { random } = world;
  const values = valuesToWrite(receipt);
  switch (random.between(0, 7)) {
    case 6:
      return {
        ...values,
        cashier: random.pick(['Eka Lestari', 'Ratna Wibowo', 'Fitri Daeng', 'Orang Karangan']),
      };
    case 7:
      return {
        ...values,
        cashier: random.pick(['Eka Lestari', 'Ratna Wibowo']),
        cash: values.bank,
        bank: values.cash,
      };
    case 0:
      return { ...values, note: `catatan ${random.between(1, 99)}` };
    case 1:
      return { ...values, cash: values.bank, bank: values.cash };
    case 2: {
      const payment = someOf(world, values.payment);
      const credit_payment = Math.max(0, payment - values.penalty_payment - values.collector_payment);
      return {
        ...values,
        payment: credit_payment + values.penalty_payment + values.collector_payment,
        credit_payment,
        cash: credit_payment + values.penalty_payment + values.collector_payment,
        bank: 0,
      };
    }
    case 3:
      return { ...values, date_payment: addDays(values.date_payment, -random.between(1, 20)) };
    case 4:
      return {
        ...values,
        penalty_discount: values.penalty,
        penalty_payment: 0,
        payment: values.credit_payment + values.collector_payment,
        cash: values.credit_payment + values.collector_payment,
        bank: 0,
      };
    default:
      return {
        ...values,
        credit_payment: values.credit,
        payment: values.credit + values.penalty_payment + values.collector_payment,
        cash: values.credit + values.penalty_payment + values.collector_payment,
        bank: 0,
      };
  }
}

/** A change or a void of a receipt is asked for. */
export const asksOnReceipt: Step = async (world) => {
  const receipt = await someReceipt(world);
  if (!receipt) return;
  const maker = aTaker(world);
  const common = { reason: REASON, version: receipt.version };
  if (world.random.chance(0.5)) {
    await call(world, maker, 'POST', `credits/${receipt.id}/void-request`, common);
  } else {
    await call(world, maker, 'POST', `credits/${receipt.id}/request`, {
      ...common,
      update: changedValues(world, receipt),
    });
  }
};

/** One that waits is decided. */
export const decidesOnReceipt: Step = async (world) => {
  const checker = aChecker(world);
  const { data: waiting } = await call<CreditDetail['waiting'][]>(world, checker, 'GET', 'credit-approvals');
  if (!Array.isArray(waiting)) return;
  const approval = waiting[world.random.between(0, Math.max(0, waiting.length - 1))];
  if (!approval) return;
  const { id, version = 0 } = approval.credit;
  const seen = { request_id: approval.request_id, version };
  if (world.random.chance(0.2)) {
    await call(world, checker, 'POST', `credits/${id}/reject`, { ...seen, reason: REASON });
  } else if (world.random.chance(0.1)) {
    await call(world, anyone(world), 'POST', `credits/${id}/withdraw`, { request_id: approval.request_id });
  } else if (approval.kind === 'VOID') {
    await call(world, checker, 'POST', `credits/${id}/void`, seen);
  } else {
    await call(world, checker, 'PUT', `credits/${id}`, { ...approval.update, request_approval: false });
  }
};
