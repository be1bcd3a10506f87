import { addressCodec, orWord, rowId } from '@/lib/address/addressCodec';

/** What is looked at: one office, or all that the reader sees. */
export interface Place {
  office: number | 'all';
}

export const PLACE_START: Place = { office: 'all' };
export const PLACE_ADDRESS = addressCodec<Place>({ office: orWord(rowId, 'all') });
