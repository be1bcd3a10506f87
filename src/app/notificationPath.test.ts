import { describe, expect, it } from 'vitest';
import { accessOf } from '@/lib/contract/access';
import { requestPath } from './layouts/requestPath';
import { notificationPath, notificationReceiptPath } from './notificationPath';

const reader = { access: accessOf('is_credit_update'), idTitle: 3 };
const surveyor = { access: accessOf('is_customer'), idTitle: 4 };

describe('a notification opens', () => {
  it('the customer, from source approval, whoever reads it (SPEC 2)', () => {
    expect(notificationPath({ source: 'approval', link: '318' }, reader)).toBe('/customer/318');
  });

  it('something else, and offers the way to the receipt that it is about', () => {
    expect(notificationReceiptPath({ receipt_id: 42 }, reader)).toBe('/credit/42');
    expect(notificationReceiptPath({ receipt_id: 42 }, surveyor)).toBeNull();
    expect(notificationReceiptPath({}, reader)).toBeNull();
  });

  it('the receipt, from source credit, for those who may read receipts', () => {
    expect(notificationPath({ source: 'credit', link: '42' }, reader)).toBe('/credit/42');
    expect(notificationPath({ source: 'credit', link: '42' }, surveyor)).toBeNull();
  });

  it('the request, where the person decides or reads it', () => {
    const request = { source: 'request', link: '7' };
    expect(notificationPath(request, reader)).toBe(requestPath(reader.access, 7));
    expect(notificationPath(request, { access: accessOf('is_contract'), idTitle: 5 })).toMatch(/^\/contract/);
    expect(notificationPath(request, surveyor)).toBeNull();
  });

  it('a book: its page for a keeper, the inbox for who decides about it', () => {
    const keeper = { access: accessOf('is_inventory'), idTitle: 5 };
    const approver = { access: accessOf('is_credit_approval'), idTitle: 8 };
    const of = (link: string) => ({ source: 'bpkb', link });
    expect(notificationPath(of('51'), keeper)).toBe('/bpkb/51');
    expect(notificationPath(of('51'), approver)).toBeNull();
    expect(notificationPath(of('request-71'), approver)).toBe('/account/approval');
  });

  it('petty cash: the fund, or the inbox for who decides; a cashier’s own day for a move that they make', () => {
    const keeper = { access: accessOf('is_pettycash'), idTitle: 3 };
    const cashier = { access: accessOf('is_credit_add'), idTitle: 3 };
    const of = (link: string) => ({ source: 'cash', link });
    expect(notificationPath(of('petty-3'), keeper)).toBe('/pettycash?office=3');
    expect(notificationPath(of('petty-3-28'), keeper)).toBe('/pettycash?office=3');
    expect(notificationPath(of('petty-3-28'), cashier)).toBe('/payment/day?petty=28');
    expect(notificationPath(of('request-petty-28'), keeper)).toBe('/account/approval');
    expect(notificationPath(of('petty-3'), surveyor)).toBeNull();
  });

  it('the hand-over that was short, for who asked that it is written off', () => {
    const supervisor = { access: accessOf('is_collector_spv'), idTitle: 6 };
    const short = { source: 'cash', link: 'handover-9' };
    expect(notificationPath(short, supervisor)).toBe('/payment/handover/9');
    expect(notificationPath(short, surveyor)).toBeNull();
  });

  it('Akun, where it is about the reader’s own account', () => {
    expect(notificationPath({ source: 'account', link: '' }, reader)).toBe('/account');
    expect(notificationPath({ source: 'account', link: null }, surveyor)).toBe('/account');
  });

  it('an order to take a unit on the phone, for those who collect; nothing else that collectors are told', () => {
    const collector = { access: accessOf('is_collector'), idTitle: 7 };
    expect(notificationPath({ source: 'collector', link: '9' }, collector)).toBe(
      '/collector/customer/unit/9',
    );
    expect(notificationPath({ source: 'collector', link: '' }, collector)).toBeNull();
    expect(notificationPath({ source: 'collector', link: '9' }, surveyor)).toBeNull();
  });

  it.each([
    { source: 'office', link: '' },
    { source: 'system', link: '1' },
    { source: null, link: '1' },
    { source: 'credit', link: null },
    { source: 'constructor', link: '1' },
  ])('nothing from %o', (notification) => {
    expect(notificationPath(notification, reader)).toBeNull();
  });

  it('nothing outside its place', () => {
    expect(notificationPath({ source: 'credit', link: '../user/staff' }, reader)).toBe(
      '/credit/..%2Fuser%2Fstaff',
    );
  });
});
