import { CHANGE_KINDS, type ChangeKindName } from '@/lib/contract/changes';
import type { ChangeKind } from './ChangeKind';

const kinds = new Map<ChangeKindName, ChangeKind>();

/** A domain names its kind here, once, when it is loaded: this domain stands below those whose records it changes. */
export function defineChangeKind(kind: ChangeKind): ChangeKind {
  kinds.set(kind.name, kind);
  return kind;
}

/** The kind of a change by its name. */
export function kindOf({ kind: name }: { kind: ChangeKindName }): ChangeKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`No domain defines changes of kind ${name}`);
  return kind;
}

/** Throws where a kind of the contract is nobody's. */
export const requireEveryKind = (): void => CHANGE_KINDS.forEach((kind) => kindOf({ kind }));
