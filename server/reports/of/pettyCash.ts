import { sql } from 'drizzle-orm';
import { JOURNAL_COLUMNS } from '../../pettyCash/journal';
import { pettyCategories, pettyVouchers } from '../../platform/db/schema';
import { officeRows, opens, within, type ReadReport } from '../ReportSource';

/** The journals of all offices, each as its own file has it. */
export const pettyCash: ReadReport<'petty_cash'> = (scope) => ({
  values: {
    ...{
      office: sql`o.name`,
      day: sql`${JOURNAL_COLUMNS.day.value}::text`,
      number: JOURNAL_COLUMNS.number.value,
    },
    ...{ category: JOURNAL_COLUMNS.category.value, description: JOURNAL_COLUMNS.description.value },
    ...{ payee: JOURNAL_COLUMNS.payee.value, debit: JOURNAL_COLUMNS.debit.value },
    ...{ credit: JOURNAL_COLUMNS.credit.value, balance: JOURNAL_COLUMNS.balance.value },
  },
  from: sql`
    from ${pettyVouchers} join ${officeRows(scope)} on o.id = ${pettyVouchers.officeId}
    left join ${pettyCategories} on ${pettyCategories.id} = ${pettyVouchers.categoryId}
   where ${within(sql`${pettyVouchers.day}`, scope)}`,
  order: sql`o.name, o.id, ${pettyVouchers.nth}`,
  opens: opens('voucher', sql`${pettyVouchers.id}`),
});
