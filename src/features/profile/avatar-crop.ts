/** Size of a picture in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The part of a picture in the square frame. `x` and `y` are how far the picture's centre is right of and below the
 * frame's, in frame sides; at `zoom` 1 the shorter side fills the frame; `turns` are quarter turns clockwise.
 */
export interface AvatarCrop {
  zoom: number;
  turns: 0 | 1 | 2 | 3;
  x: number;
  y: number;
}

/** The maximum zoom. */
export const MAX_ZOOM = 5;

/** The whole of the shorter side, centred. */
export const startCrop: AvatarCrop = { zoom: 1, turns: 0, x: 0, y: 0 };

/** How far the picture may go to either side while covering the frame, in frame sides. */
export function slackOf(
  { zoom, turns }: AvatarCrop,
  { width, height }: PictureSize,
): { x: number; y: number } {
  const scale = zoom / Math.min(width, height);
  const along = Math.max(0, (width * scale - 1) / 2);
  const across = Math.max(0, (height * scale - 1) / 2);
  return turns % 2 === 0 ? { x: along, y: across } : { x: across, y: along };
}

/** The picture moved to (`x`, `y`), as far as the frame stays covered. */
export function moveTo(crop: AvatarCrop, size: PictureSize, x: number, y: number): AvatarCrop {
  const slack = slackOf(crop, size);
  return { ...crop, x: clamp(x, -slack.x, slack.x), y: clamp(y, -slack.y, slack.y) };
}

/** Sets the zoom, between 1 and `MAX_ZOOM`, preserving the centre as far as the frame stays covered. */
export function zoomTo(crop: AvatarCrop, size: PictureSize, zoom: number): AvatarCrop {
  const next = clamp(zoom, 1, MAX_ZOOM);
  const ratio = next / crop.zoom;
  return moveTo({ ...crop, zoom: next }, size, crop.x * ratio, crop.y * ratio);
}

/** A quarter turn about the middle of the frame. */
export function turn(crop: AvatarCrop, direction: 'clockwise' | 'counterclockwise'): AvatarCrop {
  return direction === 'clockwise'
    ? { ...crop, turns: TURNS[crop.turns], x: 0 - crop.y, y: crop.x }
    : { ...crop, turns: BACK[crop.turns], x: crop.y, y: 0 - crop.x };
}

const TURNS = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;
const BACK = { 0: 3, 1: 0, 2: 1, 3: 2 } as const;

/** Turns minus zero into zero, so that sliders do not show "-0". */
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value)) + 0;
