import { pixelsOf, type Crop } from './crop';

const QUALITY = 0.88;

/**
 * The chosen square as JPEG, at most `side` px: re-encoded, so that nothing the camera wrote beside it goes along.
 * @throws where the browser does not draw
 */
export async function cropPhoto(picture: HTMLImageElement, crop: Crop, side: number): Promise<Blob> {
  const from = pixelsOf(crop, { width: picture.naturalWidth, height: picture.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(side, Math.round(from.side)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // What is clear in it stands on white, as the server has it.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, from.left, from.top, from.side, from.side, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!drawn) throw new Error('nothing drawn');
  return drawn;
}
