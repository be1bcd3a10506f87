import { describe, expect, test } from 'vitest';
import { ACCESS_FLAGS, accessOf, type AccessFlag } from '@/lib/contract/access';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { paths } from './paths';
import { destinationOf, registeredRoutes, titleOf, routeAt } from './routeAccess';
import { ROUTES } from './routes';

const PUBLIC = [
  '/',
  '/login',
  '/login/otp',
  '/logout',
  '/policy',
  '/print/formulir/:id',
  '/share/customer/:id',
  '/account/link',
];
const SESSION = ['/account', '/account/approval', '/account/log', '/pricelist', '/instalment'];
const CREDITS = ['/credit', '/credit/:id'];
const PAYMENTS = ['/payment', '/payment/:id'];
const HANDOVERS = ['/payment/handover', '/payment/handover/new'];
const SHORTAGES = ['/payment/handover/shortage', '/payment/handover/:id'];
const COMMISSION = ['/commission', '/commission/pay', '/commission/batch', '/commission/batch/:id'];

/** The set-up makes people and masters: it needs both flags, so that neither of them alone opens it. */
const SETUP = ['/setup'];

/** SPEC 2 and 6 once more, by hand, with /payment/day, /payment/handover and commissions, which are ours: what each flag alone opens beside the public and session routes. */
const BY_FLAG: Record<AccessFlag, string[]> = {
  is_performance: ['/monitoring', '/monitoring/tts'],
  is_customer: ['/customer', '/customer/:id', '/customer/add', '/customer/:id/edit'],
  is_contract: ['/contract', '/contract/:id', '/contract/fiduciary', '/contract/order'],
  is_credit: PAYMENTS,
  is_credit_add: [...PAYMENTS, '/payment/day', '/payment/import', ...HANDOVERS, ...SHORTAGES, ...CREDITS],
  is_credit_update: [...CREDITS, '/credit/:id/change'],
  is_credit_approval: ['/payment/day', ...CREDITS],
  is_inventory: [
    '/bpkb',
    '/bpkb/:id',
    '/bpkb/label',
    '/bpkb/opname',
    '/bpkb/opname/:id',
    '/bpkb/opname/:id/scan',
  ],
  is_pettycash: ['/pettycash'],
  is_overdue: ['/overdue', '/overdue/letter', '/overdue/promise'],
  is_collector: ['', '/:id', '/tts', '/unit', '/unit/:id'].map((end) => `/collector/customer${end}`),
  is_collector_spv: [
    ...['/overdue/promise', '/overdue/outside', '/collector/achievement/target', ...SHORTAGES],
    ...['', '/new', '/account', '/history', '/plan', '/plan/:id', '/tts', '/block', '/outside'].map(
      (end) => `/collector/distribution${end}`,
    ),
  ],
  is_collector_ach: ['', '/:id', '/rows'].map((end) => `/collector/achievement${end}`),
  is_agen: ['/agen', '/agen/:id', ...COMMISSION.map((path) => `/agen${path}`)],
  is_marketing: ['/marketing', '/marketing/:id', ...COMMISSION.map((path) => `/marketing${path}`)],
  is_report: ['/report'],
  is_export: ['/export/pettycash', '/export/credit', '/export/contract'],
  is_user: ['/user/log', '/user/staff', '/user/staff/:id', '/user/title'],
  is_master: [
    '/master/count',
    '/master/finance',
    '/master/type',
    '/master/status',
    '/master/region',
    '/master/office',
    '/master/office/holiday',
    '/master/office/category',
    '/master/office/place',
    '/master/count/class',
    '/master/area',
  ],
};

const openTo = (holder: Parameters<typeof registeredRoutes>[0]) =>
  new Set(registeredRoutes(holder).map((route) => route.path));

describe('routes', () => {
  test('signed out: the public ones', () => {
    expect(openTo(null)).toEqual(new Set(PUBLIC));
  });

  test('no flags: public and session ones', () => {
    expect(openTo({ access: accessOf(), idTitle: 1 })).toEqual(new Set([...PUBLIC, ...SESSION]));
  });

  test.each(ACCESS_FLAGS)('%s alone opens its own, and no other', (flag) => {
    expect(openTo({ access: accessOf(flag), idTitle: 1 })).toEqual(
      new Set([...PUBLIC, ...SESSION, ...BY_FLAG[flag]]),
    );
  });

  test.each(ACCESS_FLAGS)('all flags but %s close what only it opens', (flag) => {
    const others = ACCESS_FLAGS.filter((one) => one !== flag);
    const both = flag === 'is_user' || flag === 'is_master' ? [] : SETUP;
    const expected = new Set([...PUBLIC, ...SESSION, ...both, ...others.flatMap((one) => BY_FLAG[one])]);
    expect(openTo({ access: accessOf(...others), idTitle: 1 })).toEqual(expected);
  });

  test('every flag opens the whole table but the visits of surveyors, and every path stands there once', () => {
    const everywhere = openTo({ access: accessOf(...ACCESS_FLAGS), idTitle: 1 });
    const visits = openTo({ access: accessOf('is_customer'), idTitle: 4 });
    expect(new Set([...everywhere, ...visits]).size).toBe(ROUTES.length);
    expect([...visits].filter((path) => !everywhere.has(path))).toEqual([
      '/customer/survey',
      '/customer/:id/survey',
    ]);
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
  });

  test('only login, links for passwords, logout and print stand without the shell', () => {
    const bare = ROUTES.filter((route) => route.chrome === 'bare').map((route) => route.path);
    expect(bare).toEqual(['/login', '/login/otp', '/logout', '/account/link', '/print/formulir/:id']);
  });
});

describe('where an address leads', () => {
  const surveyor = { access: accessOf('is_customer'), idTitle: 4 };

  test('title id 4 does not find /customer/add, not even as /customer/{id}', () => {
    expect(destinationOf('/customer/add', surveyor)).toEqual({ kind: 'not-found' });
    expect(destinationOf('/customer/12', surveyor).kind).toBe('page');
    expect(destinationOf('/customer/add', { ...surveyor, idTitle: 5 }).kind).toBe('page');
  });

  test('without its flag a path is the not-found page', () => {
    expect(destinationOf('/credit', surveyor)).toEqual({ kind: 'not-found' });
    expect(destinationOf('/credit', null)).toEqual({ kind: 'not-found' });
    expect(destinationOf('/nothing/here', surveyor)).toEqual({ kind: 'not-found' });
  });

  test('what only needs a session asks for it', () => {
    expect(destinationOf('/account/log', null)).toEqual({ kind: 'sign-in' });
  });

  test('payment is named for what the title may do', () => {
    const name = (...flags: AccessFlag[]) =>
      titleOf(routeAt('/payment'), { access: accessOf(...flags), idTitle: 1 });
    expect(name('is_credit')).toBe('Kartu Piutang');
    expect(name('is_credit', 'is_credit_add')).toBe('Bayar Cicilan');
  });

  test('every address that the app makes leads to a route', () => {
    const direktur = { access: DEMO_TITLES[0].access, idTitle: 1 };
    for (const make of Object.values(paths) as ((id?: string) => string)[]) {
      const { pathname } = new URL(make('a/b c'), 'http://localhost');
      const kinds = [direktur, surveyor].map((holder) => destinationOf(pathname, holder).kind);
      expect(kinds, pathname).toContain('page');
    }
  });
});
