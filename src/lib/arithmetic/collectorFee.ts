import type { Sayings } from './receiptValues';

/**
 * Why a receipt does not carry a collection fee, in words; undefined: it does. `most`: what Kantor Cabang allows a receipt,
 * rupiah; one that is higher from before may stay or go down, never up.
 */
export function collectorFeeError(
  fee: number,
  most: number,
  { rupiah }: Pick<Sayings, 'rupiah'>,
  before = 0,
): string | undefined {
  return fee > most && fee > before ? collectorFeeText(most, { rupiah }) : undefined;
}

/** The limit in words, for the hint and the error. */
export const collectorFeeText = (most: number, { rupiah }: Pick<Sayings, 'rupiah'>): string =>
  `Paling banyak ${rupiah(most)} menurut Kantor Cabang.`;
