import type { RepossessionBasis } from '@/lib/contract/repossessionTerms';
import { formatDate } from '@/lib/format/tanggal';
import { paperErrors } from '../../files/paperErrors';
import { conflict, forbidden, invalid } from '../../platform/core/ApiError';
import { missingText, orderBasis } from '../../repossessions/conditions';
import { giveOrder } from '../../repossessions/giveOrder';
import {
  certificateObstacle,
  collectorsOfOffice,
  type CertifiedCollector,
} from '../../repossessions/orderCollectors';
import { lastDayOf } from '../../repossessions/orderState';
import type { RequestContext, RequestedActionOf, RequestKind } from '../RequestKind';

type Ask = RequestedActionOf<'REPOSSESSION'>;

const BASES: Record<RepossessionBasis, string> = {
  AGREEMENT: 'kesepakatan wanprestasi dan penyerahan sukarela',
  RULING: 'putusan pengadilan',
};

/**
 * A surat tugas penarikan (DOMAIN, Taking a unit; docs/decisions/0167). All that it stands on is checked when it is asked for
 * and again when it is approved; approving numbers it and gives it to the collectors whom it names.
 */
export const repossession: RequestKind<'REPOSSESSION'> = {
  askedBy: 'is_collector_spv',
  noun: 'surat tugas penarikan',
  files: ({ file_id }) => [file_id],
  async check(context, ask) {
    const { db, found, today, maker } = context;
    const { conditions, rulingOnly } = await orderBasis(db, found, today);
    const missing = missingText(conditions);
    if (missing !== null) throw conflict(missing);
    if (ask.collector_ids.includes(maker.id)) {
      throw forbidden(
        'Yang meminta surat tugas tidak disebut di dalamnya: yang mengambil unit diawasi orang lain.',
      );
    }
    const errors = {
      ...basisErrors(ask, context, rulingOnly),
      ...(await paperErrors(db, 'ask.file_id', ask.file_id)),
    };
    const words = Object.values(errors);
    if (words.length > 0) throw invalid(errors, words.join(' '));
    const named = await collectorsNamed(context, ask);
    const until = formatDate(lastDayOf(today));
    const names = named.map(({ name }) => name).join(', ');
    return `Surat tugas penarikan ${found.contract.vehicle} ${found.contract.plateNumber} untuk ${names}, berlaku sampai ${until} bila disetujui hari ini. Dasar: ${BASES[ask.basis]} ${ask.basis_number}, ${formatDate(ask.basis_on)}.`;
  },
  async apply(context, ask) {
    const { db, checker } = context;
    if (ask.collector_ids.includes(checker.id)) {
      throw forbidden('Surat tugas ini menyebut Anda; orang lain yang harus memutuskannya.');
    }
    await giveOrder(db, { ...context, ask, collectors: await collectorsNamed(context, ask) });
  },
};

function basisErrors(
  { basis, basis_on }: Ask,
  { found, today }: Pick<RequestContext, 'found' | 'today'>,
  rulingOnly: boolean,
): Record<string, string> {
  const { dateStart } = found.contract;
  return {
    ...(rulingOnly &&
      basis !== 'RULING' && {
        'ask.basis': 'Nasabah pernah menolak menyerahkan unit: dasarnya hanya putusan pengadilan.',
      }),
    ...(basis_on > today && { 'ask.basis_on': 'Tanggalnya belum tiba: paling akhir hari ini.' }),
    ...(basis_on < dateStart && {
      'ask.basis_on': `Tidak boleh sebelum kontrak dimulai, ${formatDate(dateStart)}.`,
    }),
  };
}

/** Whom it names, by name. 422: not each of them is another active collector of the office with a certificate that holds. */
async function collectorsNamed(
  { db, found, today }: Pick<RequestContext, 'db' | 'found' | 'today'>,
  { collector_ids }: Ask,
): Promise<CertifiedCollector[]> {
  const field = 'ask.collector_ids';
  const refuse = (words: string) => invalid({ [field]: words }, words);
  if (new Set(collector_ids).size < collector_ids.length) throw refuse('Sebut setiap kolektor sekali.');
  const named = await collectorsOfOffice(db, found.contract.officeId, collector_ids);
  if (named.length < collector_ids.length) {
    throw refuse('Ada yang bukan kolektor aktif kantor ini. Pilih lagi kolektornya.');
  }
  const lastDay = lastDayOf(today);
  const wrong = named.map((each) => certificateObstacle(each, lastDay)).filter((words) => words !== null);
  if (wrong.length > 0) throw refuse(wrong.join(' '));
  return named;
}
