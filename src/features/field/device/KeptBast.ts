import type { CollectorRepossession } from '@/lib/contract/repossessions';
import { newId, type KeptPhoto } from '@/lib/device/KeptRecord';
import type { BastFacts, KeptBast } from './keptBastSchema';

export type { BastFacts, KeptBast } from './keptBastSchema';

/** Whose signature it is: who gives the unit, and the collector. */
export type Signer = 'giver' | 'collector';

/** Under which ids signatures stand beside a BAST's photos: one each, and a new one takes the place of the old. */
export const SIGNATURES: Readonly<Record<Signer, { id: string; name: string }>> = {
  giver: { id: 'tanda-tangan-penyerah', name: 'tanda-tangan-penyerah.png' },
  collector: { id: 'tanda-tangan-kolektor', name: 'tanda-tangan-kolektor.png' },
};

const isSignature = ({ id }: Pick<KeptPhoto, 'id'>) =>
  id === SIGNATURES.giver.id || id === SIGNATURES.collector.id;

/** Photos of the unit, without the signatures. */
export const unitPhotos = ({ photos }: Pick<KeptBast, 'photos'>): KeptPhoto[] =>
  photos.filter((photo) => !isSignature(photo));

/** Whether somebody has signed. */
export const hasSigned = ({ photos }: Pick<KeptBast, 'photos'>, signer: Signer): boolean =>
  photos.some(({ id }) => id === SIGNATURES[signer].id);

/** A BAST that begins now. */
export function newBast(owner: string, facts: BastFacts, now = new Date()): KeptBast {
  return {
    ...{ id: newId(), owner, step: 'draft', photos: [], refusal: null, sentAt: null },
    ...{ facts, begunAt: now.toISOString(), at: null, clockDifference: null },
    ...{ result: null, met: null, metName: '', metRelation: '', place: null },
    ...{ kilometres: null, isUnread: false, noKilometres: '', checks: {}, condition: '', destination: '' },
    ...{ note: '', position: null, noPosition: '', consentId: null },
  };
}

/** A BAST with the order as it is known now: nothing that was signed for is changed. */
export function withOrder(bast: KeptBast, order: CollectorRepossession, sale: BastFacts['sale']): KeptBast {
  const isSigned = hasSigned(bast, 'giver') || hasSigned(bast, 'collector');
  const isOlder = order.figures.as_of <= bast.facts.order.figures.as_of;
  if (bast.step !== 'draft' || isSigned || isOlder) return bast;
  return { ...bast, facts: { ...bast.facts, order, sale } };
}
