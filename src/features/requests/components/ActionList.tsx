import { styled } from '@mui/material/styles';
import type { ContractActions } from '@/lib/contract/requests';
import { colour, font, size, space } from '@/lib/theme/tokens';
import { KIND_WORDS, MENU_KINDS, type MenuKind } from '../domain/kindWords';

export interface ActionListProps {
  actions: ContractActions;
  onChoose: (kind: MenuKind) => void;
}

/** What may be asked for on a contract; where it is not possible, why. */
export function ActionList({ actions, onChoose }: ActionListProps) {
  return (
    <List>
      {MENU_KINDS.map((kind) => {
        const found = actions.kinds.find((one) => one.kind === kind);
        const obstacle = found ? found.obstacle : 'Tidak tersedia.';
        const { action, effect } = KIND_WORDS[kind];
        return (
          <li key={kind}>
            <button type="button" disabled={obstacle !== null} onClick={() => onChoose(kind)}>
              <strong>{action}</strong>
              <span>{obstacle ?? effect}</span>
            </button>
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'grid',
    gap: space(1),
    width: '100%',
    padding: `${space(2)} ${space(3)}`,
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
    background: colour.surface,
    color: colour.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover:enabled': { borderColor: colour.lineStrong },
    '&:disabled': { cursor: 'default', background: 'transparent', color: colour.inkMuted },
  },
  '& strong': { fontWeight: font.strong },
  '& span': { color: colour.inkMuted, fontSize: font.small },
});
