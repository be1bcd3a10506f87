import { eq } from 'drizzle-orm';
import type { StaffPerson } from '@/lib/contract/staff';
import { forgetDevices } from '../account/knownDevices';
import { revokePasswordLinks } from '../account/passwordLinks';
import { endSessions } from '../account/sessions';
import { lockDrawer } from '../cash/drawer';
import { notingTaken } from '../changes/rightsTaken';
import { holdEmployment } from '../platform/auth/stillSignedIn';
import { conflict } from '../platform/core/ApiError';
import { staff } from '../platform/db/schema';
import { closeBlocksOf } from '../tts/closeBlock';
import type { StaffContext } from './FoundPerson';
import { findPerson, findSeen } from './findPerson';
import { inLine } from './inLine';
import { handOverWork, heldBy } from './leaving';
import { requireManaged } from './mayManage';
import { personDetail } from './personDetail';
import { logStaff } from './savePlace';

interface EndBody {
  version: number;
  reason: string;
  items: readonly string[];
  surveys_to: number | null;
  accounts_to: number | null;
}

/**
 * Ends somebody's employment: what is in their hands is withdrawn or handed over, then their sessions, sockets, devices
 * and links end, all in one transaction. What they did stays theirs. Nothing of theirs is being written meanwhile, and
 * nothing begins (`stillSignedIn`). 409: changed since, money that is not closed, or other things in hand than were shown.
 */
export function endEmployment(context: StaffContext, id: string, body: EndBody): Promise<StaffPerson> {
  const { db, staff: by, now } = context;
  const { reason } = body;
  return inLine(db, by.id, async () => {
    const found = await findSeen(context, id, body.version);
    const { row } = found;
    if (!row.active) throw conflict(`${row.name} sudah berhenti.`);
    requireManaged(by, found);
    await requireShown(context, row.id, body.items);
    await handOverWork(context, row, {
      ...{ reason, surveysTo: body.surveys_to, accountsTo: body.accounts_to },
    });
    // Last of the locks, and never waited for: whoever decides a request holds its contract and then names the person.
    if (!(await holdEmployment(db, row.id))) {
      throw conflict(`${row.name} sedang menyimpan sesuatu. Tunggu sebentar, lalu coba lagi.`);
    }
    await lockDrawer(db, row.id);
    await closeBlocksOf(context, [row.id], `Masa kerja ${row.name} berakhir: ${reason}`);
    const left = await heldBy(db, row.id);
    if (left.length > 0) throw heldMore();

    const ended = await endSessions({ db, staff: row, now });
    await forgetDevices(db, row.id);
    await revokePasswordLinks(db, row.id, now);
    await notingTaken(context, [row.id], () =>
      db
        .update(staff)
        .set({
          active: false,
          passwordHash: null,
          passwordResetAt: null,
          endedAt: now,
          endedBy: by.id,
          endReason: reason,
          version: row.version + 1,
        })
        .where(eq(staff.id, row.id)),
    );
    await logStaff(context, row, {
      action: 'STAFF_ENDED',
      summary: `Mengakhiri masa kerja ${row.name}; ${ended.length} sesi diakhiri`,
      changes: { active: [true, false] },
      reason,
    });
    return personDetail(context, await findPerson(db, by, id));
  });
}

/** 409 unless what is in the person's hands is what the caller was shown, and none of it is money. */
async function requireShown({ db }: StaffContext, staffId: number, shown: readonly string[]): Promise<void> {
  const held = await heldBy(db, staffId);
  const money = held.filter(({ kind }) => kind === 'CASH');
  if (money[0]) {
    throw conflict(`${money[0].label}. Uang ini harus ditutup atau disetor lebih dahulu.`, {
      used: money.map(({ label }) => label),
    });
  }
  if (held.some(({ key }) => !shown.includes(key))) throw heldMore();
}

const heldMore = () =>
  conflict('Yang masih dipegang orang ini bertambah sejak ditampilkan. Periksa daftarnya, lalu akhiri lagi.');
