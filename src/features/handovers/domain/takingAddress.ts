import { addressCodec, orNull, rowId } from '@/lib/address/addressCodec';

/** Whose TTS are taken, and those of which office; null: not chosen yet. */
export interface TakingPlace {
  collector: number | null;
  office: number | null;
}

export const TAKING_START: TakingPlace = { collector: null, office: null };

export const TAKING_ADDRESS = addressCodec<TakingPlace>({ collector: orNull(rowId), office: orNull(rowId) });

/** The query part of a place. */
export const takingSearch = (place: TakingPlace): string => TAKING_ADDRESS.search(place, TAKING_START);
