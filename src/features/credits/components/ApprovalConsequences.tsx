import { Button } from '@/components/Button/Button';
import { Consequences } from '@/components/Consequences/Consequences';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { ApprovalEffect } from '../domain/approvalEffect';
import styles from './ApprovalConsequences.module.css';

export interface ApprovalConsequencesProps {
  /** What the approval would do to card, penalty and cash. */
  effect: ApprovalEffect;
  /** What keeps the approval waiting, for its button to name. */
  id?: string;
}

/** What approving does to card, penalty and the day's cash. Nothing where the host can't say. */
export function ApprovalConsequences({ effect, id }: ApprovalConsequencesProps) {
  if (effect.state === 'unknown') return null;
  return (
    <section
      id={id}
      className={styles.root}
      aria-label="Akibat bila disetujui"
      aria-busy={effect.state === 'loading'}
    >
      <h3>Bila disetujui</h3>
      <Body effect={effect} />
    </section>
  );
}

function Body({ effect }: { effect: Exclude<ApprovalEffect, { state: 'unknown' }> }) {
  switch (effect.state) {
    case 'loading':
      return (
        <>
          <p className="visually-hidden" role="status">
            Menghitung akibatnya
          </p>
          <SkeletonLines lines={5} />
        </>
      );
    case 'failed':
      return (
        <InlineAlert
          tone="danger"
          title="Akibatnya belum dapat dihitung"
          action={<Button onClick={effect.onRetry}>Hitung lagi</Button>}
        >
          {effect.message}
        </InlineAlert>
      );
    case 'ready':
      return (
        <>
          {effect.found.obstacle !== null && (
            <InlineAlert tone="warning" title="Bukan Anda yang menyetujui">
              {effect.found.obstacle}
            </InlineAlert>
          )}
          <Consequences consequences={effect.found.consequences} />
        </>
      );
  }
}
