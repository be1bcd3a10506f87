import { orderLink } from '../account/mailOrders';
import { removeFromPerson } from '../account/authenticator/takeAway';
import type { Asked } from '../changes/ChangeKind';
import { identityOf } from '../changes/deciders';
import { defineChangeKind } from '../changes/kinds';
import { keepingUserHolder } from '../platform/auth/userHolders';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { obstacleToManage } from './mayManage';
import { anyPerson, lock, obstacleToAsk, readPerson, tellPerson } from './personChanges';
import { takePassword } from './takePassword';

/** Whether somebody asked about their own way in, by 'Lupa kata sandi'. */
const isOwn = ({ subjectId, requestedBy }: Asked) => subjectId === requestedBy;

/** Whose way in it is, whom its maker may still manage. 409: they left, or are beyond the maker's reach by now. */
async function managed(db: Db, asked: Asked) {
  const found = await anyPerson(db, asked.subjectId);
  const { row } = found;
  if (!row.active) throw conflict(`${row.name} sudah berhenti. Permintaan ini hanya dapat ditolak.`);
  const obstacle = isOwn(asked) ? null : obstacleToManage(await identityOf(db, asked.requestedBy), found);
  if (obstacle !== null) throw conflict(`${obstacle} Permintaan ini hanya dapat ditolak.`);
  return row;
}

/** A link to choose a password, of somebody whom none reaches by e-mail; it is printed where the server runs. */
export const linkChange = defineChangeKind({
  ...{ name: 'LINK', subject: 'staff', noun: 'tautan kata sandi', lock },
  obstacleToAsk: (maker, asked) => (isOwn(asked) ? null : obstacleToAsk(maker)),
  read: (db, asked) =>
    readPerson(db, asked, {
      before: { status: 'Kata sandi sekarang' },
      after: { status: 'Kata sandi baru lewat tautan yang dicetak server' },
    }),
  async apply(call, asked) {
    const { db, now } = call;
    const row = await managed(db, asked);
    await orderLink(db, { staffId: row.id, address: null, orderedBy: asked.requestedBy, now });
    // Anybody may say that they are somebody: the old password stays until the link is used.
    if (!isOwn(asked)) await keepingUserHolder(db, () => takePassword(call, row));
    const text = isOwn(asked)
      ? 'Tautan kata sandi yang diminta dari halaman masuk disetujui dan dicetak server.'
      : 'Kata sandi Anda direset. Yang baru dibuat lewat tautan yang dicetak server.';
    await tellPerson(call, row.id, { addresses: [row.email], text });
    return [];
  },
});

/** Taking away the authenticator of somebody who lost it: from then on a sent code is enough. */
export const authenticatorChange = defineChangeKind({
  ...{ name: 'AUTHENTICATOR', subject: 'staff', noun: 'pelepasan autentikator', obstacleToAsk, lock },
  read: (db, asked) =>
    readPerson(db, asked, {
      before: { status: 'Masuk dengan aplikasi autentikator' },
      after: { status: 'Masuk dengan kode yang dikirim; semua sesi berakhir' },
    }),
  async apply(call, asked) {
    const { id } = await managed(call.db, asked);
    await removeFromPerson(call, id);
    return [];
  },
});
