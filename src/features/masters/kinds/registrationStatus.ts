import { MASTER_CODE, type Master, type MasterWrite } from '@/lib/contract/masters';
import { flowErrors, STATUS_KIND_LABELS } from '@/lib/contract/registrationFlow';
import {
  registrationStatuses,
  type RegistrationStatus,
  type RegistrationStatusWrite,
} from '@/lib/contract/registrationStatuses';
import { formatNumber } from '@/lib/format/rupiah';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { StatusFlow } from '../components/StatusFlow';
import { TransitionsPiece } from '../components/TransitionsPiece';
import { endedViews } from '@/lib/address/useOpenedRecord';
import type { MasterKind } from '../domain/MasterKind';
import { stepsText, transitionsText, transitionsValue } from '../domain/transitions';

/** Status Pengajuan: the flow of registrations. */
export const REGISTRATION_STATUS: MasterKind = {
  noun: 'Status Pengajuan',
  list: 'status-pengajuan',
  viewed: endedViews('registration-statuses'),
  affects: 'statusChanged',
  endpoints: registrationStatuses,
  codeHint: 'Huruf besar, angka, atau strip; 2 sampai 20 tanda.',
  codeLength: 20,
  codePattern: MASTER_CODE,
  fields: [
    {
      name: 'kind',
      label: MASTER_FIELDS.kind,
      hint: 'Artinya dalam alur; tetap sejak dipakai.',
      wrong: 'Pilih jenisnya.',
      options: STATUS_KIND_LABELS,
      column: 136,
      wide: true,
    },
    {
      name: 'transitions',
      label: MASTER_FIELDS.transitions,
      hint: '',
      wrong: 'Pilih status tujuan.',
      codec: {
        text: (row) => transitionsText((row as RegistrationStatus).transitions),
        value: transitionsValue,
      },
      Piece: TransitionsPiece,
      words: (row, rows) =>
        stepsText(row as RegistrationStatus, rows as readonly RegistrationStatus[]).join('; '),
    },
  ],
  start: { kind: 'REVIEW', transitions: '[]' },
  usesHeader: 'Dipakai',
  usesOf: ({ used_by }) => `${formatNumber(used_by)} pengajuan`,
  switchedOff: 'Tidak lagi menjadi bagian alur; pengajuan yang ada di sana tetap tampil.',
  whyEmpty: 'Tanpa status tidak ada pengajuan yang dapat berjalan.',
  undated: true,
  aboutNew: 'Status baru mulai nonaktif. Buat perpindahan dari status lain ke status ini, lalu aktifkan.',
  breaks,
  Picture: StatusFlow,
};

/** What the flow would lack with this write; a new status is off and harms nothing but by its own steps. */
function breaks(write: MasterWrite, row: Master | null, rows: readonly Master[]) {
  const before = rows as readonly RegistrationStatus[];
  const written = write as RegistrationStatusWrite;
  const id = row?.id ?? 0;
  const one = { ...written, id, active: row?.active ?? false };
  const after = row ? before.map((other) => (other.id === id ? one : other)) : [...before, one];
  return flowErrors(before, after, id);
}
