/** A place as it is labelled: 'Brankas 1, Rak 2, Map 3'; empty: none. */
export const placeLabel = (place: { safe: string; rack: string; folder: string } | null): string =>
  place === null ? '' : [place.safe, place.rack, place.folder].filter((part) => part !== '').join(', ');
