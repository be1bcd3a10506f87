import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { Repossession } from '@/lib/contract/repossessions';
import type { PaperView } from '@/lib/files/PaperParts';
import { AFTER_REQUEST } from '@/lib/labels/afterRequest';
import { UNIT_KIND_LABELS } from '../domain/takingText';
import { obstaclesOf, writtenKinds } from '../domain/unitKinds';
import { UnitRecordList } from './UnitRecordList';

export interface UnitPartProps {
  /** How the taking stands. */
  taking: Repossession;
  /** Opens the paper of a record. */
  FileView: PaperView;
  /** Asked to write something; left out where nothing may be. */
  onAdd: () => void;
  /** Asked for the sale; left out for those who can't. */
  onSell?: (() => void) | undefined;
}

/** What became of the unit, and what may be written of it now, with the reason where not. */
export function UnitPart({ taking, FileView, onAdd, onSell }: UnitPartProps) {
  const { orders, unit_kinds, unit_records, status, waiting } = taking;
  const isSold = unit_kinds.find(({ kind }) => kind === 'SOLD')?.obstacle === null;
  const isLegacy = status === 'REPOSSESSED' && !orders.some(({ state }) => state === 'DONE');
  return (
    <section>
      <div data-part="head">
        <h3>Unit yang ditarik</h3>
        <div data-part="acts">
          {writtenKinds(taking).length > 0 && <Button onClick={onAdd}>Catat unit</Button>}
          {isSold && onSell && !waiting && <Button onClick={onSell}>Jual unit</Button>}
        </div>
      </div>
      {isLegacy && (
        <InlineAlert tone="info" title="Tanpa surat tugas dan BAST">
          Unit ini ditarik sebelum ada surat tugas, jadi BAST-nya tidak tersimpan di sini.
        </InlineAlert>
      )}
      {isSold && onSell && waiting && <WhyNot action="Jual unit">{AFTER_REQUEST}</WhyNot>}
      {obstaclesOf(taking).map(({ kinds, obstacle }) => (
        <WhyNot key={obstacle} action={kinds.map((kind) => UNIT_KIND_LABELS[kind]).join(', ')}>
          {obstacle}
        </WhyNot>
      ))}
      <UnitRecordList records={unit_records} FileView={FileView} />
    </section>
  );
}
