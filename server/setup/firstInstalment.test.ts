import { expect, it } from 'vitest';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { Registration } from '@/lib/contract/registrations';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { photo, sender } from '../testing/files';
import { firstRules } from '../testing/firstRules';
import { firstForm, newCompany } from '../testing/newCompany';
import { surveyBody } from '../testing/registrations';

const VEHICLE = { region: 'Surabaya', brand: 'Honda', type: 'Beat', year: 2023 };
const PRICE = { otr: 18_000_000, max_disbursement: 12_000_000, min_down_payment: 4_000_000 };

/** The titles of the first start by who does which part of the work. */
const TITLES = { clerk: 5, surveyor: 4, approver: 8, cashier: 3 } as const;

it('what the set-up calls done is enough for a first customer and their first instalment', async () => {
  const { api, call, setup, hire } = await newCompany();
  const { today } = await setup();
  for (const [path, body] of firstRules(today)) await call('POST', path, body);
  const listed = await call('POST', 'prices/import', {
    valid_from: today,
    rows: [{ line: 2, vehicle_kind: 'R2', ...VEHICLE, ...PRICE }],
    file_name: 'harga.csv',
    missing: 'KEEP',
    list_version: (
      await call<{ list_version: number }>('POST', 'prices/preview', {
        valid_from: today,
        rows: [{ line: 2, vehicle_kind: 'R2', ...VEHICLE, ...PRICE }],
      })
    ).data.list_version,
  });
  expect(listed.http, listed.message).toBe(200);
  const tokens = {
    clerk: await hire('admin.kontrak', TITLES.clerk),
    surveyor: await hire('surveyor', TITLES.surveyor),
    approver: await hire('penyetuju', TITLES.approver),
    cashier: await hire('kasir', TITLES.cashier),
  };
  const { steps, work } = await setup();
  expect(steps.filter(({ state }) => state === 'OPEN').map(({ step }) => step)).toEqual(['COMPANY']);
  expect(work.every(({ ready, invited }) => ready && invited === 0)).toBe(true);

  const sendPhoto = async (token: string, shade: number) => {
    const sent = await sender(api, token).send(await photo(shade));
    expect(sent.http, sent.message).toBe(200);
    return sent.data.id;
  };
  const ktp = await sendPhoto(tokens.clerk, 10);
  const kk = await sendPhoto(tokens.clerk, 20);
  const spouse_ktp = await sendPhoto(tokens.clerk, 30);
  const income = await sendPhoto(tokens.clerk, 40);
  const ids = await api.connection.pool.query<{ calculation: number; type: number; surveyor: number }>(
    `select (select id from calculations) as calculation, (select id from contract_types) as type,
            (select id from staff where username = 'surveyor') as surveyor`,
  );
  const [made] = ids.rows;
  if (!made) throw new Error('nothing was made');
  const form = {
    ...firstForm({
      documents: { ktp, kk, spouse_ktp, income },
      vehicle: VEHICLE,
      structure: {
        ...{ calculation_id: made.calculation, contract_type_id: made.type, finance_id: null },
        ...{ otr: PRICE.otr, down_payment: PRICE.min_down_payment, date_contract: today },
      },
    }),
    ...{ surveyor_id: made.surveyor, agent_id: null, marketer_id: null },
  };
  const by = <T = Registration>(who: keyof typeof tokens, path: string, body?: object) =>
    api.call<T>(body ? 'POST' : 'GET', path, { token: tokens[who], body });
  let at = (await by('clerk', 'registrations', { form })).data;
  const move = async (who: keyof typeof tokens, to: number, along: object = {}) => {
    const moved = await by(who, `registrations/${at.id}/moves`, {
      ...{ to, version: at.version, note: '' },
      ...along,
    });
    expect(moved.http, `${to}: ${moved.message} ${JSON.stringify(moved.data)}`).toBe(200);
    at = moved.data;
  };
  await move('clerk', 2);
  await move('clerk', 3);
  const photos = [await sendPhoto(tokens.surveyor, 50)];
  const visit = surveyBody({ visited_at: api.now().toISOString(), photos });
  expect((await by('surveyor', `registrations/${at.id}/surveys`, visit)).http).toBe(200);
  at = (await by('clerk', `registrations/${at.id}`)).data;
  await move('surveyor', 4);
  await move('approver', 5);
  await move('clerk', 6, { signed_paper: await sendPhoto(tokens.clerk, 60) });
  const proof = await sendPhoto(tokens.clerk, 70);
  await move('clerk', 7, { disbursement: { way: 'TRANSFER', day: today, reference: 'TRF 0042', proof } });

  const { rows } = await api.connection.pool.query<{ code: string }>('select code from contracts');
  const code = rows[0]?.code ?? '';
  const card = (await by<PaymentCard>('cashier', `payments/${code}`)).data;
  const paid = await by('cashier', `payments/${code}`, oldestInstalment(card));
  expect(paid.http, paid.message).toBe(200);
  // From the first contract on the set-up is offered no more, whatever was left open.
  expect((await setup()).at_work).toBe(true);
});
