import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog/Dialog';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { BpkbCount, BpkbFindingRow } from '@/lib/contract/bpkbCounts';
import { useEditor } from '@/lib/editor/useEditor';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { formatNumber } from '@/lib/format/rupiah';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { bookPlacesOptions } from '@/lib/query/bookPlaces';
import { useSettleFinding } from './api/useCountWrites';
import { FindingFacts } from './components/FindingFacts';
import { SettleForm } from './components/SettleForm';
import { FINDING_LABELS } from './domain/countWords';
import { numberOf } from './domain/findingText';
import { checkSettle, START_SETTLE, toSettle, type SettleDraft } from './domain/settleDraft';

export interface FindingSettlingProps {
  /** The count. */
  count: BpkbCount;
  /** What differs. */
  finding: BpkbFindingRow;
  /** The book's own page. */
  bookHref: string;
  /** A field for a photo. */
  Upload: PaperUpload;
  /** Settled, or left. */
  onClose: () => void;
}

/** The dialog of one difference: settled here, or read where that was done. */
export default function FindingSettling(props: FindingSettlingProps) {
  const { count, finding, bookHref, onClose } = props;
  const obstacle = count.acts.settle?.obstacle;
  const isOpen = finding.settlement === null && finding.finding !== 'MOVED' && obstacle === null;
  if (isOpen) return <Settling {...props} />;
  return (
    <Dialog
      open
      title={titleOf(finding)}
      onClose={onClose}
      actions={<LinkButton href={bookHref}>Buka BPKB</LinkButton>}
    >
      {finding.settlement === null && obstacle && <p>{obstacle}</p>}
      <FindingFacts finding={finding} />
    </Dialog>
  );
}

const titleOf = (finding: BpkbFindingRow) => `${FINDING_LABELS[finding.finding].label}: ${numberOf(finding)}`;

function Settling({ count, finding, bookHref, Upload, onClose }: FindingSettlingProps) {
  const toast = useToast();
  const write = useSettleFinding(count);
  const places = useQuery(bookPlacesOptions(count.office.id)).data?.rows;
  const [slot] = useState(() => `opname-${count.id}-${finding.id}-${newIdempotencyKey()}`);
  const { form, dialog, problem } = useEditor<BpkbCount, SettleDraft>({
    record: count,
    start: () => START_SETTLE,
    ...{ write, check: checkSettle },
    send: (draft, base) =>
      write.send(toSettle(draft, base.version, finding.id), {
        onSuccess: ({ differing }) =>
          toast.tell(
            {
              message: `Selisih BPKB ${numberOf(finding)} diselesaikan.`,
              next:
                differing && differing.open > 0
                  ? `${formatNumber(differing.open)} selisih belum diselesaikan.`
                  : 'Semua selesai; petugas lain menandatangani.',
            },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog size="medium" {...dialog} title={titleOf(finding)} sendLabel="Selesaikan" onClose={onClose}>
      <SettleForm
        {...form}
        {...{ finding, places, bookHref, Upload, slot }}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
