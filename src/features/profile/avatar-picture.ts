import type { AvatarCrop } from './avatar-crop';

/** Why a file cannot become an avatar; `kind` is a key below `avatar.problem` in the area `personal`. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly kind: 'tooLarge' | 'notImage' | 'failed';

  constructor(kind: PictureError['kind'], options?: ErrorOptions) {
    super(`The picture is ${kind}`, options);
    this.kind = kind;
  }
}

/** Edge of the picture that is stored, in pixels. */
const AVATAR_EDGE = 200;
const MAX_BYTES = 10 * 1024 * 1024;
const JPEG_QUALITY = 0.9;

/** Reads a picture file of at most 10 MB, rotated by its EXIF orientation. Rejects with `PictureError`. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (!file.type.startsWith('image/')) throw new PictureError('notImage');
  if (file.size > MAX_BYTES) throw new PictureError('tooLarge');
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new PictureError('notImage', { cause });
  }
}

/** Draws what the frame shows, on white, over the whole of the square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: AvatarCrop): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const edge = canvas.width;
  const scale = (edge * crop.zoom) / Math.min(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.setTransform(1, 0, 0, 1, 0, 0);
  // A JPEG has no transparency; without this, clear parts of the picture would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.translate(edge / 2 + crop.x * edge, edge / 2 + crop.y * edge);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}

/** What the frame shows, as a JPEG of 200 × 200 pixels. Rejects with `PictureError`. */
export async function cropToJpeg(picture: ImageBitmap, crop: AvatarCrop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_EDGE;
  canvas.height = AVATAR_EDGE;
  drawCrop(canvas, picture, crop);
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (jpeg === null) throw new PictureError('failed');
  return jpeg;
}
