import { styled } from '@mui/material/styles';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';
import type { ApprovalPhase } from '../domain/approvalPhase';
import { REQUEST_WORDS, type RequestKind } from '../domain/requestWords';

export interface ApprovalOutcomeProps {
  phase: ApprovalPhase;
  message?: string | undefined;
  /** What was asked for. Default a change. */
  kind?: RequestKind;
}

/** What became of the approval, in SPEC 4's words; stands beside the buttons, so that it is in sight. */
export function ApprovalOutcome({ phase, message, kind = 'CHANGE' }: ApprovalOutcomeProps) {
  const { success, failure } = REQUEST_WORDS[kind];
  switch (phase) {
    case 'ready':
      return null;
    case 'waiting':
      return <Said role="status">Mohon Menunggu</Said>;
    case 'success':
      return (
        <Whole>
          <InlineAlert tone="success">{success}</InlineAlert>
        </Whole>
      );
    case 'failed':
      return (
        <Whole>
          <InlineAlert tone="danger" title={failure}>
            {message}
          </InlineAlert>
        </Whole>
      );
    case 'conflict':
      return (
        <Whole>
          <InlineAlert tone="danger" title={failure}>
            {message} Tidak ada yang diterapkan oleh Anda.
          </InlineAlert>
        </Whole>
      );
    case 'gone':
      return (
        <Whole>
          <InlineAlert tone="info" title="Sudah diputuskan">
            Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta. Nilai yang berlaku ada
            pada daftar nota.
          </InlineAlert>
        </Whole>
      );
  }
}

const Whole = styled('div')({ flex: '1 0 100%', minWidth: 0 });
const Said = styled('p')(visuallyHidden);
