import { expect, test } from 'vitest';
import { ACCESS_FLAGS, accessOf } from '@/lib/contract/access';
import { menuFor } from '../menu';
import { activeMenuHref } from './activeMenuHref';

const everything = menuFor({ access: accessOf(...ACCESS_FLAGS), idTitle: 1 });

test.each([
  ['/credit', '/credit'],
  ['/credit/12/change', '/credit'],
  ['/payment/import', '/payment/import'],
  ['/payment/12', '/payment'],
  ['/payment/day', '/payment'],
  ['/customer/12', '/customer'],
  ['/account', null],
  ['/', null],
  ['/creditors', null],
])('%s belongs to %s', (pathname, place) => {
  expect(activeMenuHref(pathname, everything)).toBe(place);
});
