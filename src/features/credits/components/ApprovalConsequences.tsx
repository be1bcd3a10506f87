import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { Consequences } from '@/components/Consequences/Consequences';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { colour, font, size, space } from '@/lib/theme/tokens';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';
import type { ApprovalEffect } from '../domain/approvalEffect';

export interface ApprovalConsequencesProps {
  effect: ApprovalEffect;
}

/** What approving does to the contract: for whom, and what changes. Nothing where the host can't say. */
export function ApprovalConsequences({ effect }: ApprovalConsequencesProps) {
  if (effect.state === 'unknown') return null;
  return (
    <Root aria-label="Akibat bila disetujui" aria-busy={effect.state === 'loading'}>
      <h3>Bila disetujui</h3>
      <Body effect={effect} />
    </Root>
  );
}

function Body({ effect }: { effect: Exclude<ApprovalEffect, { state: 'unknown' }> }) {
  switch (effect.state) {
    case 'loading':
      return (
        <>
          <Said role="status">Menghitung akibatnya</Said>
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
    case 'ready': {
      const { contract, consequences } = effect.found;
      return (
        <>
          <p>
            <b>{contract.customer_name}</b> · {contract.code}
            <small>
              {[contract.vehicle, contract.plate_number].filter((word) => word !== '').join(' · ')}
            </small>
          </p>
          <Consequences consequences={consequences} />
        </>
      );
    }
  }
}

const Said = styled('p')(visuallyHidden);

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.canvas,
  '& h3': { fontSize: font.small, fontWeight: font.strong, color: colour.inkMuted },
  '& > p': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: colour.inkMuted, fontSize: font.small },
});
