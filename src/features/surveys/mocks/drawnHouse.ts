import type { PhotoContent } from '@/lib/device/KeptRecord';

/** A house front, as a picture that stories show in place of a photo. */
export function drawnHouse(): PhotoContent {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">
    <rect width="320" height="240" fill="#9cc3e0"/><rect y="170" width="320" height="70" fill="#7d8f69"/>
    <path d="M60 110 160 50 260 110Z" fill="#8a4b32"/><rect x="80" y="110" width="160" height="80" fill="#e8ddc9"/>
    <rect x="145" y="140" width="30" height="50" fill="#6b4a35"/></svg>`;
  return { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg).buffer };
}

/** The same as an address. */
export const DRAWN_HOUSE = `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(drawnHouse().bytes))}`;
