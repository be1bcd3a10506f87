import sharp from 'sharp';

/** A photo as a phone's camera gives it: larger than what is kept of it. */
export async function cameraPhoto(name: string) {
  const buffer = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: { r: 160, g: 90, b: 40 } },
  })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
