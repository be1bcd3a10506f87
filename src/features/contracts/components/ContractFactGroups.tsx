import { styled } from '@mui/material/styles';
import type { ContractFacts } from '@/lib/contract/contracts';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { contractGroups } from '../domain/contractGroups';

export interface ContractFactGroupsProps {
  contract: ContractFacts;
}

/** Borrower, vehicle, loan and rules of a contract. */
export function ContractFactGroups({ contract }: ContractFactGroupsProps) {
  return (
    <Root>
      {contractGroups(contract).map(({ title, facts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: `${space(5)} ${space(8)}`,
  padding: space(5),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& h3': { paddingBottom: space(1), fontSize: font.small, fontWeight: font.strong, color: colour.inkMuted },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space(3),
    minHeight: 28,
    borderTop: `1px solid ${colour.line}`,
  },
  '& dt': { flex: 'none', color: colour.inkMuted },
  '& dd': { textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  [media.mobile]: { padding: space(4) },
});
