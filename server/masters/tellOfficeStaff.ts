import { and, eq, ne } from 'drizzle-orm';
import type { OfficeMaster } from '@/lib/contract/masters';
import { notify } from '../notifications/notify';
import { worksFor } from '../platform/auth/offices';
import { staff } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>;

/**
 * Tells the people of an office that it takes nothing new, or does again, in the transaction that switches it; whoever
 * switched it knows.
 */
export async function tellOfficeStaff({ db, staff: by, now }: Context, office: OfficeMaster): Promise<void> {
  const people = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.active, true), ne(staff.id, by.id), worksFor(office.id)))
    .orderBy(staff.id);
  const message = office.active
    ? 'Pembayaran, kontrak, dan permintaan baru diterima seperti biasa.'
    : 'Kantor ini tidak menerima pembayaran, kontrak, dan permintaan baru. Yang sudah diminta masih dapat diputuskan, dan kontraknya dipindahkan lewat permintaan.';
  await notify(
    db,
    people.map(({ id }) => id),
    {
      title: `Kantor ${office.name} ${office.active ? 'aktif lagi' : 'dinonaktifkan'}`,
      message,
      source: 'office',
      link: '',
    },
    now,
  );
}
