import { createHash } from 'node:crypto';
import type { DocumentSlot } from '@/lib/contract/registrationForm';

/** A photo that stands for one of a document or of a house. */
export interface DemoPicture {
  content: Buffer;
  sha256: string;
}

export type PictureName = DocumentSlot | 'house' | 'street' | 'consent' | 'signature';

const [WIDTH, HEIGHT] = [960, 640];

const lines = (x: number, y: number, count: number, ink: string) =>
  Array.from(
    { length: count },
    (_, nth) =>
      `<rect x="${x}" y="${y + nth * 46}" width="${nth % 3 === 2 ? 260 : 430 - nth * 12}" height="16" rx="8" fill="${ink}"/>`,
  ).join('');

/** A card of an authority, without a legible word: nobody takes it for a real one. */
const card = (paper: string, ink: string) =>
  `<rect x="60" y="60" width="840" height="520" rx="28" fill="${paper}"/>
<rect x="60" y="60" width="840" height="90" rx="28" fill="${ink}" opacity=".35"/>
<rect x="690" y="200" width="160" height="210" rx="12" fill="${ink}" opacity=".25"/>
<circle cx="770" cy="275" r="42" fill="${ink}" opacity=".55"/><path d="M700 410c4-60 136-60 140 0z" fill="${ink}" opacity=".55"/>
${lines(110, 200, 7, ink)}`;

const sheet = (ink: string) =>
  `<rect x="230" y="30" width="500" height="590" fill="#fbfaf6"/>${lines(270, 80, 11, ink)}`;

const house = (wall: string, roof: string) =>
  `<rect width="${WIDTH}" height="360" fill="#bfdcec"/><rect y="360" width="${WIDTH}" height="280" fill="#8aa56b"/>
<rect x="250" y="270" width="460" height="230" fill="${wall}"/><path d="M210 280 480 130l270 150z" fill="${roof}"/>
<rect x="440" y="360" width="90" height="140" fill="#5b4030"/><rect x="300" y="330" width="90" height="80" fill="#dfeef5"/>
<rect x="580" y="330" width="90" height="80" fill="#dfeef5"/><rect y="500" width="${WIDTH}" height="60" fill="#b8b2a6"/>`;

const motorcycle = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#d8d4cb"/><rect y="470" width="${WIDTH}" height="170" fill="#9a958a"/>
<g fill="none" stroke="#2b2a28" stroke-width="26"><circle cx="280" cy="440" r="92"/><circle cx="690" cy="440" r="92"/></g>
<path d="M280 440 420 300h190l80 140-90 20H400z" fill="#1e4e79"/><path d="M400 290h150l-20-40H420z" fill="#2b2a28"/>
<path d="M610 300 580 200" stroke="#2b2a28" stroke-width="18"/>`;

const DRAWINGS: Readonly<Record<PictureName, string>> = {
  ktp: card('#cfe6f5', '#35607d'),
  spouse_ktp: card('#cfe6f5', '#4d6a55'),
  npwp: card('#f3e7b8', '#7a6a2a'),
  kk: sheet('#7d93a5'),
  income: sheet('#8d8d86'),
  consent: sheet('#6f7f95'),
  signature: `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><path d="M180 380c90-220 150-220 130-40s60 120 120-30 70 130 130 40 90-60 210-40" fill="none" stroke="#1d2733" stroke-width="9"/>`,
  stnk: card('#f0ede2', '#7d7a52'),
  bpkb: card('#3f5b74', '#c9d6e2'),
  home: house('#efe3cd', '#a4553a'),
  vehicle: motorcycle,
  house: house('#e4ecdf', '#7a4a3a'),
  street: house('#ecdcd2', '#4f5d6b'),
};

/** All of them, drawn as photos are kept: JPEG, with nothing hidden in it. */
export async function drawPictures(): Promise<ReadonlyMap<PictureName, DemoPicture>> {
  const { default: sharp } = await import('sharp');
  const drawn = Object.entries(DRAWINGS).map(async ([name, drawing]) => {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#6f6a61"/>${drawing}</svg>`;
    const content = await sharp(Buffer.from(picture)).jpeg({ quality: 80 }).toBuffer();
    const sha256 = createHash('sha256').update(content).digest('hex');
    return [name as PictureName, { content, sha256 }] as const;
  });
  return new Map(await Promise.all(drawn));
}

export const PICTURE_SIZE = { width: WIDTH, height: HEIGHT } as const;
