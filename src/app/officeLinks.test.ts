import { expect, it } from 'vitest';
import { accessOf } from '@/lib/contract/access';
import { officeLinks } from './officeLinks';

it('leads to lists narrowed to the office, for those who may open them', () => {
  const all = officeLinks({
    access: accessOf('is_contract', 'is_customer', 'is_credit_approval', 'is_pettycash', 'is_user'),
    idTitle: 1,
  });
  expect(all({ id: 3 }, 'contracts')).toBe('/contract?office=3');
  expect(all({ id: 3 }, 'registrations')).toBe('/customer?office=3');
  expect(all({ id: 3 }, 'credit_requests')).toBe('/credit?status=waiting&period=all&office=3');
  expect(all({ id: 3 }, 'cashier_days')).toBe('/payment/day');
  expect(all({ id: 3 }, 'staff')).toBe('/user/staff?office=3');
  expect(all({ id: 3 }, 'petty_funds')).toBe('/pettycash?office=3');
  const none = officeLinks({ access: accessOf('is_master'), idTitle: 1 });
  expect(none({ id: 3 }, 'contracts')).toBeNull();
  expect(none({ id: 3 }, 'staff')).toBeNull();
});
