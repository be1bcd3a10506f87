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

  it('Akun, where it is about the reader’s own account', () => {
    expect(notificationPath({ source: 'account', link: '' }, reader)).toBe('/account');
    expect(notificationPath({ source: 'account', link: null }, surveyor)).toBe('/account');
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
