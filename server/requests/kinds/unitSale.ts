import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { paperErrors } from '../../files/paperErrors';
import { conflict, invalid } from '../../platform/core/ApiError';
import { unitRecords } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import { custodyOf, unitObstacle } from '../../repossessions/unitCustody';
import type { RequestKind } from '../RequestKind';

/**
 * A unit that was taken is sold (docs/decisions/0167): two people decide it, and it is kept among what became of the unit.
 * What was paid for it comes in as payments of the contract.
 */
export const unitSale: RequestKind<'UNIT_SALE'> = {
  askedBy: 'is_collector_spv',
  noun: 'penjualan unit',
  files: ({ file_id }) => [file_id],
  async check({ db, found, askedOn }, { sold_on, price, buyer, file_id }) {
    const { contract } = found;
    const custody = await custodyOf(db, contract);
    const obstacle = unitObstacle('SOLD', contract, custody);
    if (obstacle !== null) throw conflict(obstacle);
    const errors = {
      ...(sold_on > askedOn && { 'ask.sold_on': 'Belum terjadi: paling akhir hari ini.' }),
      ...(sold_on < custody.since && {
        'ask.sold_on': `Tidak boleh sebelum unit diambil, ${formatDate(custody.since)}.`,
      }),
      ...(await paperErrors(db, 'ask.file_id', file_id)),
    };
    const words = Object.values(errors);
    if (words.length > 0) throw invalid(errors, words.join(' '));
    return `Unit ${contract.vehicle} ${contract.plateNumber} dijual ${formatRupiah(price)} kepada ${buyer} pada ${formatDate(sold_on)}.`;
  },
  async apply({ db, found, now, origin, maker, checker, request }, { sold_on, price, buyer, file_id }) {
    const { code } = found.contract;
    await db.insert(unitRecords).values({
      ...{ contractCode: code, kind: 'SOLD', day: sold_on, person: buyer, price, fileId: file_id },
      ...{ writtenBy: maker.id, at: now, requestId: request.id, approvedBy: checker.id },
    });
    await writeHistory(db, {
      ...{ at: now, staffId: checker.id, action: 'UNIT_SOLD', origin, reason: request.reason },
      summary: `Mencatat unit kontrak ${code} dijual ${formatRupiah(price)} kepada ${buyer}`,
      record: { type: 'contract', id: code },
      changes: { request_id: [null, request.id] },
    });
  },
};
