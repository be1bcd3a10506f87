import { Button } from '@/components/Button/Button';
import { CodeScanner } from '@/components/CodeScanner/CodeScanner';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { Select } from '@/components/Select/Select';
import type { ScanWay } from '@/lib/contract/bpkbCountTerms';
import { formatNumber } from '@/lib/format/rupiah';
import type { LastHeard } from '../device/useCounting';
import { HeardLine } from './HeardLine';
import styles from './ScanBoard.module.css';

export interface ScanBoardProps {
  /** What is counted: 'Jakarta, Brankas 1'. */
  name: string;
  /** Shelves of it. */
  places: readonly { id: number; name: string }[];
  /** The one that is counted; null: not chosen yet. */
  place: number | null;
  /** What the last code came to; null: none was read. */
  last: LastHeard | null;
  /** Books that count so far, by anybody. */
  counted: number;
  /** Those of this shelf since it was chosen. */
  here: number;
  /** Codes that the server does not have yet. */
  unsent: number;
  /** Why the last code is not on the device; null: it is. */
  problem: string | null;
  /** Where a pause leads. */
  pauseHref: string;
  /** Another shelf was chosen. */
  onPlace: (place: number) => void;
  /** A code came in. */
  onCode: (code: string, way: ScanWay) => void;
  /** What was read so far goes now. */
  onSend: () => void;
}

/** The counting screen: one shelf, the camera, what the last code came to, and how many there are. Made for a cheap phone. */
export function ScanBoard(props: ScanBoardProps) {
  const { name, places, place, last, counted, here, unsent, problem, pauseHref, onPlace, onCode, onSend } =
    props;
  return (
    <section className={styles.root} aria-label={`Hitung ${name}`}>
      <Select
        label="Tempat yang dihitung"
        hint="Atau pindai label tempatnya."
        value={String(place ?? '')}
        options={[
          ...(place === null ? [{ value: '', label: 'Pilih tempat' }] : []),
          ...places.map((one) => ({ value: String(one.id), label: one.name })),
        ]}
        onChange={(chosen) => chosen !== '' && onPlace(Number(chosen))}
      />
      <CodeScanner
        title="Pindai BPKB"
        hint="Kode di label: BPKB:1042-76, atau 1042-76."
        sendLabel="Catat"
        opensCamera
        onCode={onCode}
      >
        <HeardLine last={last} />
        {problem && (
          <InlineAlert tone="danger" title="Kode terakhir belum tercatat">
            {problem}
          </InlineAlert>
        )}
      </CodeScanner>
      <footer data-foot-bar>
        <p>
          <strong>{formatNumber(counted)}</strong> terhitung
          <small>{place === null ? 'Tempat belum dipilih' : `${formatNumber(here)} di tempat ini`}</small>
        </p>
        <LinkButton href={pauseHref}>Jeda</LinkButton>
        <Button kind="primary" disabled={unsent === 0} onClick={onSend}>
          {unsent > 0 ? `Kirim ${formatNumber(unsent)}` : last ? 'Terkirim' : 'Kirim'}
        </Button>
      </footer>
    </section>
  );
}
