import type { ComponentType, ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { KeptFile } from '@/lib/contract/files';
import type { UnitHandover } from '@/lib/contract/repossessions';
import { formatNumber } from '@/lib/format/rupiah';
import { mapHref } from '@/lib/labels/position';
import { OUTSIDE_LABELS } from '@/lib/labels/visitLabels';
import { CHECK_STATE_LABELS, figureRows, kilometreText, metText, placeText } from '../domain/takingText';
import styles from './HandoverFacts.module.css';

/** A small picture that a press opens. */
export type SmallPicture = ComponentType<{ file: KeptFile; label: string }>;

export interface HandoverFactsProps {
  /** As it was signed. */
  handover: UnitHandover;
  /** Shows a photo or a signature. */
  Picture: SmallPicture;
}

/** A BAST as the collector sent it: where and from whom, the unit as it was found, what was owed, and both signatures. */
export function HandoverFacts({ handover, Picture }: HandoverFactsProps) {
  const { result, outside, photos, note, consent_id, collector } = handover;
  const isTaken = result === 'SURRENDERED';
  const signatures = [
    { file: handover.giver_signature, label: 'Tanda tangan yang menyerahkan' },
    { file: handover.collector_signature, label: `Tanda tangan ${collector.name}` },
  ].flatMap(({ file, label }) => (file ? [{ file, label }] : []));
  return (
    <div className={styles.root}>
      <div data-part="chips">
        <StatusChip tone={isTaken ? 'paid' : 'overdue'}>
          {isTaken ? 'Unit diserahkan' : 'Penyerahan ditolak'}
        </StatusChip>
        {outside.map((part) => (
          <StatusChip key={part} tone="overdue">
            {OUTSIDE_LABELS[part]}
          </StatusChip>
        ))}
        {consent_id !== null && <StatusChip tone="neutral">Dengan persetujuan nasabah</StatusChip>}
      </div>
      <dl>
        <Fact label="Waktu">
          <DateText kind="instant" value={handover.at} />
        </Fact>
        <Fact label="Kolektor">{collector.name}</Fact>
        <Fact label={isTaken ? 'Yang menyerahkan' : 'Yang menolak'}>{metText(handover)}</Fact>
        <Fact label="Tempat">
          {placeText(handover)}. <Where handover={handover} />
        </Fact>
        {note !== '' && <Fact label="Keterangan">{note}</Fact>}
        {isTaken && (
          <>
            <Fact label="Kilometer">{kilometreText(handover)}</Fact>
            <Fact label="Kondisi">{handover.condition}</Fact>
            <Fact label="Dibawa ke">{handover.destination}</Fact>
          </>
        )}
      </dl>
      {handover.checklist.length > 0 && (
        <section>
          <h3>Kelengkapan</h3>
          <ul data-part="checks">
            {handover.checklist.map(({ item, label, state }) => (
              <li key={item} data-state={state}>
                <span>{label}</span> <b>{CHECK_STATE_LABELS[state]}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Figures handover={handover} />
      {photos.length > 0 && (
        <section>
          <h3>Foto</h3>
          <div data-part="pictures">
            {photos.map((file, at) => (
              <Picture key={file.id} file={file} label={`Foto unit ${at + 1}`} />
            ))}
          </div>
        </section>
      )}
      {signatures.length > 0 && (
        <section>
          <h3>Tanda tangan</h3>
          <div data-part="pictures">
            {signatures.map(({ file, label }) => (
              <figure key={file.id}>
                <Picture file={file} label={label} />
                <figcaption>{label}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where it was, as the phone measured it, or why it could not. */
function Where({ handover: { position, no_position } }: Pick<HandoverFactsProps, 'handover'>) {
  if (position === null) return <>Tanpa posisi: {no_position}</>;
  return (
    <>
      <Link href={mapHref(position)} target="_blank" rel="noreferrer">
        Lihat di peta
      </Link>{' '}
      (±{formatNumber(Math.round(position.accuracy))} m)
    </>
  );
}

/** What the borrower owes on that day, and how the unit would be sold, as both signed it. */
function Figures({ handover: { figures, sale } }: Pick<HandoverFactsProps, 'handover'>) {
  return (
    <section>
      <h3>
        Kewajiban per <DateText value={figures.day} />
      </h3>
      <dl data-part="figures">
        {figureRows(figures).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
        <div data-part="total">
          <dt>Jumlah</dt>
          <dd>
            <Money value={figures.total} />
          </dd>
        </div>
      </dl>
      <p>{sale.text}</p>
    </section>
  );
}
