import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { Registration } from '@/lib/contract/registrations';

/** What is said above the buttons of the last step. */
export interface HandInProblemProps {
  /** Why it was not handed in; undefined: it was not tried, or is on its way. */
  problem: string | undefined;
  /** The registration as the server has it; null: not saved yet. */
  registration: Registration | null;
}

/** Why a form was not handed in, or can't be by this person. */
export function HandInProblem({ problem, registration }: HandInProblemProps) {
  const move = registration && handInOf(registration);
  if (registration && !move) {
    return (
      <WhyNot action="Ajukan">jabatan Anda tidak mengajukan form. Draf ini dapat diajukan rekan Anda.</WhyNot>
    );
  }
  if (move?.obstacle) return <WhyNot action="Ajukan">{move.obstacle}</WhyNot>;
  if (problem === undefined) return null;
  return (
    <InlineAlert tone="danger" title="Belum diajukan">
      {problem} Yang Anda ketik tetap ada.
    </InlineAlert>
  );
}

/** The step that hands a draft in; undefined: not for this person. */
export const handInOf = ({ moves }: Pick<Registration, 'moves'>) =>
  moves.find(({ to }) => to.kind === 'SUBMITTED');
