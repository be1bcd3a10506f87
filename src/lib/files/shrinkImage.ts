import { MAX_SIDE } from '../contract/files';

/** How much of a picture is kept. */
interface Kept {
  /** The longest side, pixels. */
  side: number;
  /** Of the JPEG, 0 to 1. */
  quality: number;
}

/**
 * A photo as it is sent: re-encoded as JPEG, upright, at most `MAX_SIDE`, without what the camera wrote beside it. What
 * this browser cannot draw is sent as it is, and the server decides.
 */
export async function shrinkImage(
  file: Blob,
  { side, quality }: Kept = { side: MAX_SIDE, quality: 0.85 },
): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  try {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What is clear in it stands on white, as the server has it.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return drawn ?? file;
  } finally {
    picture.close();
  }
}
