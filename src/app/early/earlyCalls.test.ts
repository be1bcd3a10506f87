import { describe, expect, it } from 'vitest';
import { getCredit } from '@/lib/contract/creditDetail';
import { listCredits } from '@/lib/contract/creditList';
import { countNotifications } from '@/lib/contract/notifications';
import { listOffices } from '@/lib/contract/offices';
import { openSharedCard } from '@/lib/contract/sharedCard';
import { listQuery, readListState } from '@/features/credits';
import { apiAddress } from '@/lib/http/apiAddress';
import { addressOf } from '@/lib/http/request';
import { paths } from '../paths';
import { earlyCalls, sharedCardCall, type EarlyVisitor } from './earlyCalls';

const cashier: EarlyVisitor = { officeBase: 1, has: (flag: string) => flag === 'is_credit_add' };
const stranger: EarlyVisitor = { officeBase: null, has: () => false };
const addresses = (pathname: string, search = '', visitor = cashier) =>
  earlyCalls(pathname, search, visitor).map(({ path, query }) => apiAddress(path, query));

/* To the letter what the client asks for: otherwise the answer would be fetched twice. */
const COUNT = addressOf(countNotifications, {});
const OFFICES = addressOf(listOffices, {});

describe('earlyCalls', () => {
  it.each([
    '',
    '?page=3&sort=invoice&order=asc',
    '?search=budi%20santoso&office=all&status=waiting&cashier=Sri%20Wahyuni&means=both&period=all',
    '?by=entered&period=week&date=2026-11-18',
    '?by=paid',
    '?date=kapan',
  ])('asks for the list of /credit%s as the list does', (search) => {
    const query = listQuery(readListState(new URLSearchParams(search), 1));
    expect(addresses('/credit', search)).toEqual([addressOf(listCredits, { query }), COUNT, OFFICES]);
  });

  it('asks for one receipt', () => {
    expect(addresses('/credit/42')).toEqual([addressOf(getCredit, { params: { id: '42' } }), COUNT]);
    expect(addresses('/credit/a%2Fb')).toEqual([addressOf(getCredit, { params: { id: 'a/b' } }), COUNT]);
  });

  it('asks for nothing that the visitor has no right to', () => {
    expect(addresses('/credit', '', stranger)).toEqual([COUNT]);
  });

  it.each(['/', '/account', '/credit/42/change', '/creditor', '/unknown'])(
    'asks for the count alone at %s',
    (path) => {
      expect(addresses(path)).toEqual([COUNT]);
    },
  );

  it.each(['/login', '/login/otp', '/logout', '/print/formulir/3', '/share/customer/a'])(
    'asks for nothing at %s',
    (path) => {
      expect(addresses(path)).toEqual([]);
    },
  );
});

describe('sharedCardCall', () => {
  it.each(['a_B-9', 'a b', 'a%'])('asks for the card of %j as the page does', (token) => {
    const path = sharedCardCall(paths.sharedCustomer(token));
    expect(path && apiAddress(path)).toBe(addressOf(openSharedCard, { params: { id: token } }));
  });

  it('takes a slash behind it', () => {
    expect(sharedCardCall('/share/customer/abc/')).toBe('shared-cards/abc');
  });

  it.each(['/', '/share/customer', '/share/customer/', '/share/customer/a/b', '/customer/1'])(
    'asks for nothing at %s',
    (path) => {
      expect(sharedCardCall(path)).toBeNull();
    },
  );
});
