import { paintPicture } from './paint-picture';
import type { PictureColours, PictureTexts } from './paint-picture';

/** Paints an SVG of the page with its texts onto a picture; rejects if the browser cannot. */
export async function svgToPng(
  svg: SVGSVGElement,
  texts: PictureTexts,
  colours: PictureColours,
): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const { fontFamily } = getComputedStyle(svg);
  const image = await imageOf(svg, width, height, fontFamily);
  return paintPicture({ image, width, height, fontFamily }, texts, colours);
}

async function imageOf(
  svg: SVGSVGElement,
  width: number,
  height: number,
  fontFamily: string,
): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.fontFamily = fontFamily;
  const blob = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  return image;
}
