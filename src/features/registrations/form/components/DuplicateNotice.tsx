import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import { CONTRACT_STATUSES } from '@/lib/contract/contractListDefaults';
import type { Duplicate } from '@/lib/contract/registrations';
import { VEHICLE_MARKS } from '@/lib/contract/vehicleRequests';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import styles from './DuplicateNotice.module.css';

/** Where records are opened; left out: this person does not open them. */
export interface DuplicateLinks {
  registration: (id: string) => string;
  contract?: ((code: string) => string) | undefined;
}

export interface DuplicateNoticeProps {
  /** What has the same numbers. */
  found: readonly Duplicate[];
  /** It could not be looked for. */
  failed?: boolean;
  /** Where records are opened. */
  links: DuplicateLinks;
}

const SAME: Record<Duplicate['same'][number], string> = {
  nik: 'NIK',
  plate: 'nomor polisi',
  chassis: 'nomor rangka',
  engine: 'nomor mesin',
  bpkb: 'nomor BPKB',
  phone: 'nomor telepon',
};

/** A running contract that the same vehicle secures already. */
const binds = ({ running, same }: Duplicate) => running && VEHICLE_MARKS.some((mark) => same.includes(mark));
/** Nothing but a phone, which a household or a dealer may share. */
export const isCalledAlike = ({ same }: Duplicate) => same.every((mark) => mark === 'phone');

/** Other registrations and contracts of the same person or vehicle; it warns, and keeps nobody from going on. */
export function DuplicateNotice({ found, failed = false, links }: DuplicateNoticeProps) {
  if (failed) {
    return (
      <InlineAlert tone="warning" title="Data ganda belum diperiksa">
        Server tidak terjangkau. Diperiksa lagi ketika nomornya diubah atau form dibuka lagi.
      </InlineAlert>
    );
  }
  if (found.length === 0) return null;
  return (
    <InlineAlert
      tone={found.every(isCalledAlike) ? 'info' : 'warning'}
      title={`${found.length} data dengan nomor yang sama`}
    >
      <ul className={styles.root}>
        {found.map((one, index) => (
          <li key={index}>
            <b>{one.same.map((same) => SAME[same]).join(', ')}</b>: <Record one={one} links={links} />
          </li>
        ))}
      </ul>
      {found.some(binds)
        ? 'Form dapat diajukan, tetapi tidak disetujui selama kendaraan ini masih jaminan kontrak yang berjalan. Periksa nomornya. Bila kendaraannya memang lain, simpan form lalu minta dinyatakan di bagian Data yang sama, dengan foto gesekan nomor rangka.'
        : found.every(isCalledAlike)
          ? 'Form tetap dapat dilanjutkan; satu nomor dapat dipakai sekeluarga. Pastikan nomornya milik pemohon.'
          : 'Form tetap dapat dilanjutkan; pastikan ini bukan pengajuan yang sama.'}
    </InlineAlert>
  );
}

function Record({ one, links }: { one: Duplicate; links: DuplicateLinks }) {
  const { kind, record, office } = one;
  const noun = kind === 'CONTRACT' ? 'kontrak' : 'form registrasi';
  if (!record) {
    return (
      <>
        {noun} di {office.name}
      </>
    );
  }
  const href = kind === 'CONTRACT' ? links.contract?.(record.id) : links.registration(record.id);
  const name = record.number || record.name;
  return (
    <>
      {noun} {href ? <Link href={href}>{name}</Link> : name}
      {` ${[record.number && record.name, record.vehicle, office.name, statusOf(one)].filter(Boolean).join(', ')}`}
    </>
  );
}

/** A contract's status is a word of the system; one of the flow is a name that people gave. */
function statusOf({ kind, status, record }: Duplicate): string {
  const known = kind === 'CONTRACT' ? CONTRACT_STATUSES.find((one) => one === status) : undefined;
  return known ? contractStatusLabel(known, record?.overdue).label : status;
}
