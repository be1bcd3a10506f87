import { useQueries } from '@tanstack/react-query';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useAddressState } from '@/lib/address/useAddressState';
import type { MarkedFigure } from '@/lib/address/figureMark';
import type { FigureList } from '@/lib/collection/figures';
import { FIGURE_PARTS } from '@/lib/contract/figureTerms';
import { asOfText } from '@/lib/format/asOf';
import { figuresOptions } from './api/monitoring.queries';
import { useMonitoringPushes } from './api/useMonitoringPushes';
import { AgingTable } from './components/AgingTable';
import { FigureCard } from './components/FigureCard';
import { FigureCards } from './components/FigureCards';
import { NotHad } from './components/NotHad';
import { OfficeTable } from './components/OfficeTable';
import { Titled } from './components/Titled';
import { PLACE_ADDRESS, PLACE_START } from './domain/place';
import {
  agingOf,
  needsAttention,
  officesOf,
  PART_NAMES,
  shownFigures,
  standsWell,
  type ShownFigure,
} from './domain/shownFigures';
import { MonitoringTrendsPart } from './MonitoringTrendsPart';
import { OfficeBar } from './OfficeBar';
import { Ranking, type RankingProps } from './Ranking';

export interface MonitoringProps extends Pick<RankingProps, 'collectorHref' | 'marketerHref'> {
  /** Address of a list with its filters, where the figure is told; null: the reader may not open it. */
  listHref: (list: FigureList, figure: MarkedFigure) => string | null;
  /** Monitoring of one office alone. */
  officeHref: (office: number) => string;
}

/** Monitoring: what got worse and what waits, then every other figure, aging with its trend, who brought most, office by office. */
export function Monitoring({ listHref, officeHref, ...hrefs }: MonitoringProps) {
  const [place, change] = useAddressState(PLACE_ADDRESS, PLACE_START);
  useMonitoringPushes();
  const queries = useQueries({ queries: FIGURE_PARTS.map((part) => figuresOptions(place, part)) });
  const retry = () => {
    for (const { error, refetch } of queries) if (error) void refetch();
  };
  const retrying = queries.some(({ isFetching }) => isFetching);
  const bar = <OfficeBar value={place.office} onChange={(office) => change({ office }, { replace: true })} />;
  const [failed] = queries;
  if (failed?.error && queries.every(({ data, error }) => error && !data)) {
    return (
      <PageParts>
        {bar}
        <ListErrorState error={failed.error} onRetry={retry} retrying={retrying} filtered />
      </PageParts>
    );
  }
  const parts = queries.map(({ data }) => data);
  const shown = shownFigures(parts, place.office);
  const [aging, attention] = [agingOf(shown), needsAttention(shown)];
  const coming = queries.filter(({ data, error }) => !data && !error).length;
  const stale = queries.find(({ data, error }) => data && error);
  const offices = officesOf(parts);
  const hrefOf = ({ list, figure, asOf }: ShownFigure) => list && listHref(list, { ...figure, asOf });
  const card = (one: ShownFigure) => (
    <FigureCard
      key={`${one.figure.figure} ${one.figure.slice ?? ''}`}
      {...{ figure: one.figure, state: one.state, beforeDay: one.beforeDay, asOf: one.asOf }}
      href={hrefOf(one)}
    />
  );
  const lacking = queries.flatMap(({ data, error, isFetching, refetch }, at) => {
    const part = FIGURE_PARTS[at];
    return error && !data && part
      ? [{ what: PART_NAMES[part], error, retrying: isFetching, onRetry: () => void refetch() }]
      : [];
  });
  return (
    <PageParts apart>
      <PageParts aria-busy={queries.some(({ isPlaceholderData }) => isPlaceholderData) || undefined}>
        {bar}
        {stale?.error && <StaleNotice error={stale.error} retrying={retrying} onRetry={retry} />}
        {lacking.map((one) => (
          <NotHad key={one.what} {...one} />
        ))}
        <Titled
          title="Memburuk atau menunggu"
          {...(attention.length === 0 && coming === 0 && { note: 'Tidak ada yang memburuk atau menunggu.' })}
        >
          <FigureCards coming={coming > 0 ? COMING : 0}>{attention.map(card)}</FigureCards>
        </Titled>
      </PageParts>
      <Titled title="Angka lainnya">
        <FigureCards coming={coming}>{standsWell(shown).map(card)}</FigureCards>
      </Titled>
      {(aging.length > 0 || parts[0] === undefined) && !queries[0]?.error && (
        <Titled title="Umur tunggakan" {...(aging[0] && { note: asOfText(aging[0].asOf) })}>
          <AgingTable
            rows={
              parts[0] && aging.map((one) => ({ figure: one.figure, state: one.state, href: hrefOf(one) }))
            }
            beforeDay={aging[0]?.beforeDay ?? ''}
          />
        </Titled>
      )}
      {offices.length > 0 && (
        <Titled title="Menurut kantor">
          <OfficeTable rows={offices} hrefOf={officeHref} />
        </Titled>
      )}
      <MonitoringTrendsPart place={place} />
      <Ranking place={place} {...hrefs} />
    </PageParts>
  );
}

/** About so many cards are likely to stand on top. */
const COMING = 2;
