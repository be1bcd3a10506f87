import type { PettyFund } from '@/lib/contract/pettyCash';
import type { ProofUpload } from './components/ProofUpload';
import type { PettyAct } from './domain/pettyAct';
import { isStanding } from './domain/StandingFund';
import { FundCounting } from './FundCounting';
import { MoveAsking } from './MoveAsking';
import { MoveCompleting } from './MoveCompleting';
import { CountAnswering, DayReopening, HolderRefusing, MoveCancelling, VoidAsking } from './PettyReasons';
import { VoucherWriting } from './VoucherWriting';

export interface PettyActingProps {
  /** What is done. */
  act: PettyAct;
  /** The office's petty cash. */
  shown: PettyFund;
  /** A field for a proof. */
  Upload: ProofUpload;
  /** Asked to do something else. */
  onAct: (act: PettyAct) => void;
  /** Done, or left. */
  onClose: () => void;
}

/** The dialog of what is done about petty cash. */
export default function PettyActing({ act, shown, Upload, onAct, onClose }: PettyActingProps) {
  switch (act.do) {
    case 'write':
      return (
        isStanding(shown) && (
          <VoucherWriting
            {...{ shown, Upload, onClose }}
            subject={act.subject}
            onAgain={(subject) => onAct({ do: 'write', subject })}
          />
        )
      );
    case 'count':
      return isStanding(shown) && <FundCounting {...{ shown, onClose }} purpose={act.purpose} />;
    case 'move':
      return <MoveAsking {...{ shown, Upload, onClose }} kind={act.kind} />;
    case 'complete':
      return <MoveCompleting {...{ Upload, onClose }} request={act.request} />;
    case 'cancel':
      return <MoveCancelling request={act.request} onClose={onClose} />;
    case 'refuse':
      return <HolderRefusing request={act.request} onClose={onClose} />;
    case 'void':
      return <VoidAsking voucher={act.voucher} onClose={onClose} />;
    case 'reopen':
      return <DayReopening count={act.count} onClose={onClose} />;
    case 'answer':
      return <CountAnswering count={act.count} onClose={onClose} />;
  }
}
