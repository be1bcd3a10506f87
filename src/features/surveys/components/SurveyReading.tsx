import type { ComponentType } from 'react';
import { FactGroups } from '@/components/FactGroups/FactGroups';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { KeptFile } from '@/lib/contract/files';
import type { Survey, SurveyFindings } from '@/lib/contract/surveyFindings';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { coordinates, mapHref } from '@/lib/labels/position';
import { HOUSE_LABELS } from '@/lib/labels/registrationLabels';
import { ADDRESS_LABELS, FINDING_LABELS, MET_LABELS, RECOMMENDATION_LABELS } from '@/lib/labels/surveyLabels';
import styles from './SurveyReading.module.css';

/** Shows a file small, and opens it. */
export type PhotoView = ComponentType<{ file: KeptFile; label: string }>;

export interface SurveyReadingProps {
  /** As the server has it. */
  survey: Survey;
  /** Shows a photo. */
  Photo: PhotoView;
}

const TONES = { LAYAK: 'paid', RAGU: 'waiting', TIDAK_LAYAK: 'overdue' } as const;

/** A visit as it is read: what was found, photos, where, when it was and when it came. */
export function SurveyReading({ survey, Photo }: SurveyReadingProps) {
  const { surveyor, visited_at, received_at, position, no_position, findings, files, current } = survey;
  return (
    <article className={styles.root}>
      <header>
        <StatusChip tone={TONES[findings.recommendation]}>
          {RECOMMENDATION_LABELS[findings.recommendation]}
        </StatusChip>
        {!current && <StatusChip tone="neutral">Survei sebelumnya</StatusChip>}
        <p>
          {surveyor.name} · dikunjungi {formatInstant(visited_at)} · diterima {formatInstant(received_at)}
        </p>
      </header>
      {findings.note !== '' && <p data-part="note">{findings.note}</p>}
      <FactGroups groups={[{ title: 'Hasil kunjungan', facts: findingFacts(findings) }]} />
      <p data-part="position">
        {position ? (
          <>
            Posisi {coordinates(position)} (±{Math.round(position.accuracy)} m) ·{' '}
            <Link href={mapHref(position)} target="_blank" rel="noreferrer">
              Lihat di peta
            </Link>
          </>
        ) : (
          `Tanpa posisi: ${no_position}`
        )}
      </p>
      <ul aria-label="Foto survei">
        {files.map((file, index) => (
          <li key={file.id}>
            <Photo file={file} label={`Foto ${index + 1}`} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What was found, as label and value; what was left open is not there. */
function findingFacts(findings: SurveyFindings): (readonly [string, string])[] {
  const { met, met_name, address, house, neighbours, income, seen } = findings;
  const facts: [keyof SurveyFindings, string][] = [
    ['met', met_name.trim() === '' ? MET_LABELS[met] : `${MET_LABELS[met]}: ${met_name.trim()}`],
    ['address', ADDRESS_LABELS[address]],
    ['house', house === null ? '' : HOUSE_LABELS[house]],
    ['income', income === null ? '' : formatRupiah(income)],
    ['neighbours', neighbours.trim()],
    ['seen', seen.trim()],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([field, value]) => [FINDING_LABELS[field], value] as const);
}
