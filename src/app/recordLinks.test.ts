import { describe, expect, it } from 'vitest';
import { ACCESS_FLAGS, accessOf, type AccessFlag } from '@/lib/contract/access';
import { recordLinks } from './recordLinks';
import { destinationOf } from './routeAccess';

const of = (...flags: AccessFlag[]) => recordLinks({ access: accessOf(...flags), idTitle: 3 });

/** Everything but the visits of a surveyor. */
const everybody = { access: accessOf(...ACCESS_FLAGS), idTitle: 1 };

describe('a record that another mentions', () => {
  it.each(ACCESS_FLAGS)('with %s alone is opened exactly where its address leads to a page', (flag) => {
    const holder = { access: accessOf(flag), idTitle: 3 };
    const own: Record<string, unknown> = recordLinks(holder);
    const all = Object.entries(recordLinks(everybody)).filter(([name]) => name !== 'record');
    expect(all.length).toBeGreaterThan(10);
    for (const [name, path] of all) {
      const address = (path as (...ids: string[]) => string)('7', '8').replace(/\?.*/, '');
      const leads = destinationOf(address, holder).kind === 'page';
      expect(own[name] !== undefined, `${name}: ${address}`).toBe(leads);
    }
  });

  it('is opened by those who may', () => {
    const links = of('is_credit_add', 'is_contract');
    expect(links.receipt?.(42)).toBe('/credit/42');
    expect(links.contract?.('JKT-2604-00118')).toBe('/contract/JKT-2604-00118');
    expect(links.card?.('JKT-2604-00118')).toBe('/payment/JKT-2604-00118');
    expect(links.statementLine?.(12, 17)).toBe('/payment/import?batch=12&line=17');
    expect(links.receiptsOf?.('JKT-2604-00118')).toBe('/credit?search=JKT-2604-00118&period=all');
  });

  it('is plain text for those who may not', () => {
    const links = of('is_credit_update');
    expect(links.receipt).toBeDefined();
    expect(links.contract).toBeUndefined();
    expect(links.card).toBeUndefined();
    expect(links.statementLine).toBeUndefined();
    expect(recordLinks(null).receipt).toBeUndefined();
  });

  it('is found by its kind in the log; a contract by its card where that is all one may read', () => {
    expect(of('is_credit').record('contract', 'A-1')).toBe('/payment/A-1');
    expect(of('is_contract').record('contract', 'A-1')).toBe('/contract/A-1');
    expect(of('is_credit_add').record('credit', '42')).toBe('/credit/42');
    expect(of('is_customer').record('registration', '12')).toBe('/customer/12');
    expect(of('is_credit').record('registration', '12')).toBeNull();
    expect(of('is_collector_spv').record('handover', '9')).toBe('/payment/handover/9');
    expect(of('is_credit').record('handover', '9')).toBeNull();
    expect(of('is_credit_add').record('import', '12')).toBe('/payment/import?batch=12');
    // Who only checks reads it from the inbox.
    expect(of('is_credit_approval').record('import', '12')).toBeNull();
    expect(of('is_agen').record('agent_batch', '5')).toBe('/agen/commission/batch/5');
    expect(of('is_marketing').record('marketer_batch', '5')).toBe('/marketing/commission/batch/5');
    expect(of('is_marketing').record('agent_batch', '5')).toBeNull();
    expect(of('is_contract').record('credit', '42')).toBeNull();
    expect(of('is_credit_add').record('notification', '7')).toBeNull();
  });
});
