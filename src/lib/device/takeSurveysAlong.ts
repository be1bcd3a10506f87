import type { Disk, Op, Row } from './Disk';
import type { KeptRecord, PhotoContent } from './KeptRecord';

/** The kind under which visits of surveyors are kept, and the lane of a registration. */
export const SURVEY_KIND = 'survei';
export const registrationLane = (registrationId: number): string => `form ${registrationId}`;

/** A visit as it was kept before it had a database with others. */
export interface OldSurvey extends KeptRecord {
  visitedAt?: string;
  facts?: { registrationId?: number } | null;
}

/** What surveyors' phones had before, `angsur-survei`. */
export interface OldSurveys {
  surveys: () => Promise<OldSurvey[]>;
  photos: (owner: string, id: string) => Promise<{ id: string; content: PhotoContent }[]>;
  facts: () => Promise<{ owner: string; registrationId: number }[]>;
  /** A visit and its photos. */
  remove: (owner: string, id: string) => Promise<void>;
  /** The database itself; waits until no other tab has it open. */
  drop: () => Promise<void>;
}

/**
 * Takes along what lies in the database that surveys had to themselves: visit by visit, each dropped there only when it is
 * here for good, since a full phone has no room for all of them twice. Nobody uses the new one before the old one is gone,
 * so that whatever cuts this, it is simply done again.
 */
export async function takeSurveysAlong(old: OldSurveys, change: Disk['change']): Promise<void> {
  const facts = await old.facts();
  await change([''], () =>
    facts.map(({ owner, ...fact }): Op => {
      const key = [owner, SURVEY_KIND, String(fact.registrationId)];
      return { do: 'put', table: 'facts', key, value: fact };
    }),
  );
  const surveys = await old.surveys();
  for (const record of surveys.sort((a, b) => timeOf(a).localeCompare(timeOf(b)))) {
    const { owner, id } = record;
    const photos = await old.photos(owner, id);
    await change([owner], (rows) => taken(record, photos, rows), true);
    await old.remove(owner, id);
  }
  await old.drop();
}

const timeOf = ({ visitedAt }: OldSurvey) => visitedAt ?? '';

function taken(
  record: OldSurvey,
  photos: Awaited<ReturnType<OldSurveys['photos']>>,
  rows: readonly Row[],
): readonly Op[] {
  const { owner, id, step } = record;
  const had = rows.find((row) => row.kind === SURVEY_KIND && row.id === id);
  // A tab with the old version wrote it once more, after it was taken along: what has gone further here stays.
  if (had?.record.step === 'sent' || (had?.record.step === 'waiting' && step !== 'sent')) return [];
  const last = Math.max(0, ...rows.map(({ nth }) => nth));
  const key = [owner, SURVEY_KIND, id];
  const value: Row = {
    ...{ owner, kind: SURVEY_KIND, id, record },
    lane: registrationLane(record.facts?.registrationId ?? 0),
    nth: had?.nth || (step === 'draft' ? 0 : last + 1),
  };
  return [
    { do: 'put', table: 'records', key, value },
    ...photos.map((photo): Op => ({
      ...{ do: 'put', table: 'photos', key: [...key, photo.id], value: photo.content },
    })),
  ];
}
