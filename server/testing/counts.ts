import type {
  BpkbCount,
  BpkbCountLabels,
  BpkbFindingsPage,
  BpkbScansAnswer,
} from '@/lib/contract/bpkbCounts';
import type { BpkbSettlement, ScanWay } from '@/lib/contract/bpkbCountTerms';
import { bookLabel } from '@/lib/format/bpkbLabel';
import { looseFiles } from './books';
import type { ReachableApi } from './startApi';

/** A code that was read at a place; a number is the label of that book. */
type Read = readonly [code: string | number, place: number, way?: ScanWay];

interface Settling {
  settlement: BpkbSettlement;
  place_id?: number | null;
  note?: string;
  file_ids?: number[];
}

/** What keepers do with counts. Each act names the count as it was seen last. */
export function countsOf(api: ReachableApi) {
  const read = (token: string, id: number) => api.call<BpkbCount>('GET', `bpkb-counts/${id}`, { token });
  const act = (
    token: string,
    { id, version }: Pick<BpkbCount, 'id' | 'version'>,
    name: string,
    body: object = {},
  ) => api.call<BpkbCount>('POST', `bpkb-counts/${id}/${name}`, { token, body: { version, ...body } });
  return {
    read,
    act,
    start: (token: string, office_id = 1, safe: string | null = null) =>
      api.call<BpkbCount>('POST', 'bpkb-counts', { token, body: { office_id, safe } }),
    labels: (token: string, id: number) =>
      api.call<BpkbCountLabels>('GET', `bpkb-counts/${id}/labels`, { token }),
    scan: (token: string, id: number, reads: readonly Read[], key?: string) =>
      api.call<BpkbScansAnswer>('POST', `bpkb-counts/${id}/scans`, {
        token,
        body: {
          scans: reads.map(([code, place_id, way = 'CAMERA']) => ({
            ...{ code: typeof code === 'number' ? bookLabel(code) : code, place_id, way },
            at: api.now().toISOString(),
          })),
        },
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
    close: (token: string, count: BpkbCount) => act(token, count, 'close'),
    reopen: (token: string, count: BpkbCount) => act(token, count, 'reopen'),
    cancel: (token: string, count: BpkbCount) => act(token, count, 'cancel', { reason: 'Salah brankas' }),
    finish: (token: string, count: BpkbCount) => act(token, count, 'finish', { note: '' }),
    findings: (token: string, id: number, query = 'size=100') =>
      api.call<BpkbFindingsPage>('GET', `bpkb-counts/${id}/findings?${query}`, { token }),
    /** With a photo where it was found. */
    async settle(token: string, count: BpkbCount, book_id: number, settling: Settling) {
      const file_ids = settling.settlement === 'FOUND' ? await looseFiles(api, token, 1) : [];
      return act(token, count, 'settle', { book_id, place_id: null, note: '', file_ids, ...settling });
    },
  };
}

/** What is wrong with counts, by its name; each statement gives what should not be. */
export const COUNT_FAULTS: Readonly<Record<string, string>> = {
  'shelves that two open counts count': `
    select a.id || ' and ' || b.id as what from bpkb_counts a join bpkb_counts b on b.office_id = a.office_id and b.id > a.id
     where a.state = 'OPEN' and b.state = 'OPEN' and (a.safe is null or b.safe is null or a.safe = b.safe)`,
  'a count that is not what it froze and what was seen': `
    select c.id::text as what from bpkb_counts c
     where c.closed_at is not null and (c.tally ->> 'expected')::int
        <> (c.tally ->> 'as_expected')::int
           + (select count(*) from bpkb_findings f where f.count_id = c.id and f.expected_place_id is not null)`,
  'a book that was seen elsewhere than where it should be and that no finding names': `
    select s.count_id || ' ' || s.bpkb_id as what from bpkb_scans s join bpkb_counts c on c.id = s.count_id and c.closed_at is not null
      left join bpkb_count_books f on f.count_id = s.count_id and f.bpkb_id = s.bpkb_id
     where f.place_id is distinct from s.place_id
       and not exists (select from bpkb_findings d where d.count_id = s.count_id and d.bpkb_id = s.bpkb_id)`,
  'a count that was signed unsettled, or by one person': `
    select c.id::text as what from bpkb_counts c
     where c.state = 'FINISHED' and (
       c.ended_by = any(c.reopened_by)
       or exists (select from bpkb_findings f where f.count_id = c.id and f.finding <> 'MOVED' and (f.settlement is null or f.settled_by = c.ended_by))
       or not exists (select from bpkb_scans s where s.count_id = c.id and s.by_id <> c.ended_by)
       or exists (select from bpkb_scans s where s.count_id = c.id and s.by_id = c.ended_by and s.round > 1))`,
  'a book that nobody saw, which who signed had moved on paper': `
    select c.id || ' ' || f.bpkb_id as what from bpkb_counts c join bpkb_findings f on f.count_id = c.id
      join lateral (
        select * from bpkb_movements m where m.bpkb_id = f.bpkb_id
           and case f.finding when 'MOVED' then m.id <= f.movement_id else m.at <= c.ended_at end order by m.id desc limit 1) last on true
      join bpkb_movements m on m.bpkb_id = f.bpkb_id and m.id <= last.id and m.by_id = c.ended_by
     where c.state = 'FINISHED' and (f.finding = 'MOVED' and f.found_place_id is null or f.finding = 'MISSING' and f.settlement = 'RECORDED')
       and last.office_id = c.office_id and last.state in ('RECEIVED', 'STORED', 'REQUESTED', 'READY', 'IN_TRANSIT')
       and m.id > coalesce((select movement_id from bpkb_count_books w where w.count_id = c.id and w.bpkb_id = f.bpkb_id), 0)
       and m.movement in ('STORED', 'SENT', 'RECEIVED', 'RETURNED', 'ARRIVED')`,
  'a book that was found without a picture': `
    select f.count_id || ' ' || f.bpkb_id as what from bpkb_findings f
     where f.settlement = 'FOUND' and not exists (
       select from files x where x.owner_type = 'bpkb_finding' and x.owner_id = f.id::text and x.content_type = 'image/jpeg')`,
  'a book that was missed, and is said to lie here by an act that showed nobody a picture': `
    select f.count_id || ' ' || f.bpkb_id as what from bpkb_findings f
     where f.finding = 'MISSING' and f.settlement = 'RECORDED' and f.request_id is null
       and not exists (select from bpkb_movements m where m.bpkb_id = f.bpkb_id and m.id > f.movement_id and m.place_id is null)`,
};
