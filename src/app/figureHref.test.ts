import { expect, it } from 'vitest';
import { markedFigure, type MarkedFigure } from '@/lib/address/figureMark';
import { FIGURES } from '@/lib/collection/figures';
import { accessOf } from '@/lib/contract/access';
import { figureHref } from './figureHref';
import { routeAt } from './routeAccess';

it('every figure’s list is a route that works; without its right there is no link', () => {
  const nobody = { access: accessOf('is_performance'), idTitle: 2 };
  const figure: MarkedFigure = {
    ...{ figure: 'late', slice: null, count: 144, amount: 1_705_700_000, whole: null },
    asOf: '2026-11-20T07:05:00.000Z',
  };
  for (const { list, name } of Object.values(FIGURES)) {
    if (list === null) continue;
    const route = routeAt(list.path);
    const needs = typeof route.access === 'string' ? [] : route.access;
    const href = figureHref(list, figure, { access: accessOf(...needs), idTitle: 2 }) ?? '';
    const { pathname, searchParams } = new URL(href, 'https://angsur.test');
    const { angka, ...query } = Object.fromEntries(searchParams);
    expect([pathname, query], name).toEqual([list.path, list.query]);
    expect(markedFigure(angka ?? '', Date.parse(figure.asOf)), name).toEqual(figure);
    const isOpen = needs.length === 0 || needs.includes('is_performance');
    expect(figureHref(list, figure, nobody) === null, name).toBe(!isOpen);
  }
});
