import { describe, expect, it } from 'vitest';
import { buildOverview } from '../../mocks/buildPlan';
import { addingChoices, checkAdding, NO_ADDING, typedCode } from './planAdding';

const plan = buildOverview();
const inPlan = plan.rows[0]!.contract_code;

describe('adding to a plan', () => {
  it('offers what was found and is not in the plan or chosen', () => {
    const found = [
      { code: inPlan, customer: 'Bambang' },
      { code: 'JKT-2601-00044', customer: 'Rina' },
      { code: 'JKT-2601-00045', customer: 'Rini' },
    ];
    const chosen = [{ code: 'JKT-2601-00045', name: 'Rini' }];
    expect(addingChoices('rin', found, chosen, plan)).toEqual([{ code: 'JKT-2601-00044', name: 'Rina' }]);
  });

  it('takes a whole code that no list of accounts has', () => {
    expect(addingChoices(' jkt-2601-00044 ', [], [], plan)).toEqual([{ code: 'JKT-2601-00044', name: '' }]);
    expect(addingChoices(inPlan, [], [], plan)).toEqual([]);
    expect(['rina', '00044', 'a-b', `JKT-${'1'.repeat(40)}`].map(typedCode)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('asks for accounts and a reason, and no more than fits', () => {
    expect(Object.keys(checkAdding(NO_ADDING, plan))).toEqual(['contract_codes', 'reason']);
    const many = Array.from({ length: 51 }, (_, at) => ({ code: `JKT-2601-${at}`, name: '' }));
    expect(checkAdding({ contract_codes: many, reason: 'Minta dikunjungi' }, plan)).toEqual({
      contract_codes: 'Paling banyak 50 akun lagi dapat ditambahkan sekaligus.',
    });
    const full = { ...plan, rows: Array.from({ length: 200 }, () => plan.rows[0]!) };
    expect(checkAdding({ contract_codes: many.slice(0, 1), reason: 'Minta dikunjungi' }, full)).toEqual({
      contract_codes: 'Paling banyak 0 akun lagi dapat ditambahkan sekaligus.',
    });
  });
});
