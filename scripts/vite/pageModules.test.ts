import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '../../src/app/routes';
import { byPrecision, pageModules, routePattern } from './pageModules.ts';

it('every page of the route table is a file of its folder', () => {
  const found = pageModules(ROUTES, 'src/app/pages');
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((page) => !existsSync(`${page.module}.tsx`))).toEqual([]);
});

it('says which pages stand outside the shell', () => {
  const bare = pageModules(ROUTES, 'src/app/pages').filter((page) => page.bare);
  expect(bare.map((page) => page.path)).toEqual([
    '/login',
    '/login/otp',
    '/logout',
    '/account/link',
    '/print/formulir/:id',
  ]);
});

it('a pattern matches what the router matches, the fixed path first', () => {
  const test = (route: string, address: string) => new RegExp(routePattern(route)).test(address);
  expect(test('/', '/')).toBe(true);
  expect(test('/', '/credit')).toBe(false);
  expect(test('/credit/:id', '/credit/7/')).toBe(true);
  expect(test('/credit/:id', '/credit/7/change')).toBe(false);
  const page = (path: string) => ({ path, module: '', bare: false });
  const sorted = [page('/customer/:id'), page('/customer/add')].sort(byPrecision);
  expect(sorted.map((one) => one.path)).toEqual(['/customer/add', '/customer/:id']);
});
