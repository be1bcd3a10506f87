import type { ContractActions } from '@/lib/contract/contractActions';
import { KIND_ACTIONS, MENU_KINDS, type MenuKind } from '../domain/kindActions';
import styles from './ActionList.module.css';

export interface ActionListProps {
  /** What may be asked for, and what may not with its reason. */
  actions: ContractActions;
  /** What shall be asked for. */
  onChoose: (kind: MenuKind) => void;
}

/** What may be asked for on a contract; where it is not possible, why. */
export function ActionList({ actions, onChoose }: ActionListProps) {
  return (
    <ul className={styles.root}>
      {MENU_KINDS.map((kind) => {
        const found = actions.kinds.find((one) => one.kind === kind);
        const obstacle = found ? found.obstacle : 'Tidak tersedia.';
        const { action, effect } = KIND_ACTIONS[kind];
        return (
          <li key={kind}>
            <button type="button" disabled={obstacle !== null} onClick={() => onChoose(kind)}>
              <strong>{action}</strong>
              <span>{obstacle ?? effect}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
