import { styled } from '@mui/material/styles';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';
import type { ApprovalPhase } from '../domain/approvalPhase';

export interface ApprovalOutcomeProps {
  phase: ApprovalPhase;
  message?: string | undefined;
}

const FAILED = 'Gagal! Approve Nota Pembayaran';

/** What became of the approval, in SPEC 4's words; stands beside the buttons, so that it is in sight. */
export function ApprovalOutcome({ phase, message }: ApprovalOutcomeProps) {
  switch (phase) {
    case 'ready':
      return null;
    case 'waiting':
      return <Said role="status">Mohon Menunggu</Said>;
    case 'success':
      return (
        <Whole>
          <InlineAlert tone="success">Berhasil Approve Nota Pembayaran</InlineAlert>
        </Whole>
      );
    case 'failed':
      return (
        <Whole>
          <InlineAlert tone="danger" title={FAILED}>
            {message}
          </InlineAlert>
        </Whole>
      );
    case 'conflict':
      return (
        <Whole>
          <InlineAlert tone="danger" title={FAILED}>
            {message} Tidak ada yang diterapkan oleh Anda.
          </InlineAlert>
        </Whole>
      );
    case 'gone':
      return (
        <Whole>
          <InlineAlert tone="info" title="Sudah diputuskan">
            Permintaan ini tidak menunggu lagi. Nilai yang berlaku ada pada daftar nota.
          </InlineAlert>
        </Whole>
      );
  }
}

const Whole = styled('div')({ flex: '1 0 100%', minWidth: 0 });
const Said = styled('p')(visuallyHidden);
