import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/app/routes';
import { byPrecision, pageModules, routePattern } from './pageModules.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'angsur-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

function pagesOf(text: string) {
  const file = path.join(folder, 'routes.tsx');
  writeFileSync(file, text);
  return pageModules(file);
}

describe('pageModules', () => {
  it('reads every page of the real route table', () => {
    const found = pageModules('src/app/routes.tsx');
    const expected = ROUTES.filter((route) => route.ready).map(({ path, chrome }) => [
      path,
      chrome === 'bare',
    ]);
    expect(found.map((page) => [page.path, page.bare])).toEqual(expected);
  });

  it('takes the path, the imported page and the chrome of a call', () => {
    const pages = pagesOf(`
      const x = latePiece(() => import('./pages/Ignored'));
      export const R: readonly Route[] = [
        ready('/a/:id', 'A', ['is_a'] as const, () => import('./pages/A')),
        ready('/b', 'B', 'public', () => import('./pages/B'), 'bare'),
        later('/c', 'C', 'session'),
      ];`);
    expect(pages).toEqual([
      { path: '/a/:id', module: path.join(folder, 'pages/A'), bare: false },
      { path: '/b', module: path.join(folder, 'pages/B'), bare: true },
    ]);
  });

  it('says so when it finds nothing', () => {
    expect(() => pagesOf('export const R = [];')).toThrow('No route with a page');
  });
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
