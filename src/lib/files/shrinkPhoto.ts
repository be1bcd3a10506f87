import { shrinkImage } from './shrinkImage';

/** The first that fits is taken: less quality before fewer pixels, down to what still shows a face and a plate. */
const STEPS = [
  { side: 2000, quality: 0.85 },
  { side: 1600, quality: 0.75 },
  { side: 1600, quality: 0.6 },
  { side: 1280, quality: 0.6 },
  { side: 1280, quality: 0.45 },
  { side: 1024, quality: 0.45 },
  { side: 800, quality: 0.4 },
  { side: 640, quality: 0.3 },
] as const;

/** A photo of a visit in the field is no larger, bytes (DOMAIN, Visit). */
export const LARGEST_PHOTO = 300_000;

/**
 * A photo as it is kept and sent: JPEG, upright, no larger than `most` bytes, without what the camera wrote beside it.
 * What this browser cannot draw comes back as it is.
 */
export async function shrinkPhoto(file: Blob, most = LARGEST_PHOTO, shrink = shrinkImage): Promise<Blob> {
  let small = file;
  for (const step of STEPS) {
    small = await shrink(file, step);
    if (small === file || small.size <= most) break;
  }
  return small;
}
