import { describe, expect, it } from 'vitest';
import { getCredit } from '@/lib/contract/creditDetail';
import { listCredits } from '@/lib/contract/creditList';
import { countNotifications } from '@/lib/contract/notifications';
import { listOffices } from '@/lib/contract/offices';
import { openSharedCard } from '@/lib/contract/sharedCard';
import { listQuery, readListState } from '@/features/credits';
import { apiAddress } from '@/lib/http/apiAddress';
import { addressOf } from '@/lib/http/request';
import { byPrecision, earlyRoutes, pageModules, routePattern } from '../../../scripts/vite/pageModules';
import { paths } from '../paths';
import { ROUTES } from '../routes';
import { earlyCalls, type EarlyVisitor } from './earlyCalls';

const cashier: EarlyVisitor = { officeBase: 1, has: (flag: string) => flag === 'is_credit_add' };
const stranger: EarlyVisitor = { officeBase: null, has: () => false };

/* As the build hands them to the script. */
const PATTERNS = pageModules(ROUTES, '')
  .toSorted(byPrecision)
  .map((page) => routePattern(page.path));
const EARLY = earlyRoutes(ROUTES);
const callsAt = (pathname: string, search = '', visitor: EarlyVisitor | null = cashier) => {
  const pattern = PATTERNS.find((one) => new RegExp(one).test(pathname)) ?? '';
  return earlyCalls(EARLY[pattern], { pathname, search }, visitor);
};
const addresses = (...at: Parameters<typeof callsAt>) =>
  callsAt(...at).map(({ path, query }) => apiAddress(path, query));

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

  it.each(['/', '/account', '/credit/42/change', '/creditor', '/unknown', '/share/customer'])(
    'asks for the count alone at %s',
    (path) => {
      expect(addresses(path)).toEqual([COUNT]);
    },
  );

  it.each(['/login', '/login/otp', '/logout', '/account/link', '/print/formulir/3'])(
    'asks for nothing at %s',
    (path) => {
      expect(addresses(path)).toEqual([]);
    },
  );

  it.each(['/', '/credit', '/credit/42'])('asks for nothing at %s for nobody', (path) => {
    expect(addresses(path, '', null)).toEqual([]);
  });

  it.each(['a_B-9', 'a b', 'a%'])(
    'asks for the shared card of %j as the page does, for whoever comes',
    (token) => {
      const path = paths.sharedCustomer(token);
      const asked = [addressOf(openSharedCard, { params: { id: token } })];
      for (const visitor of [null, cashier]) {
        expect(addresses(path, '', visitor)).toEqual(asked);
        expect(addresses(`${path}/`, '', visitor)).toEqual(asked);
        expect(callsAt(path, '', visitor)).toMatchObject([{ open: true }]);
      }
    },
  );
});
