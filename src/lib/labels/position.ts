import { urlPart } from '../format/urlPart';

interface Place {
  latitude: number;
  longitude: number;
}

/** Latitude and longitude as people copy them: '-6.200100, 106.816600'. */
export const coordinates = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;

/** Where an address is looked for on a map. */
export const mapSearchHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${urlPart(address)}`;

/** Where a place is shown on a map; opens the map app of a phone. */
export const mapHref = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude.toFixed(6)}%2C${longitude.toFixed(6)}`;
