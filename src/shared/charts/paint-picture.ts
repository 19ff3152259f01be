/** The texts around a chart in its picture, so that it can be read alone: head above, source and marks below. */
export interface PictureTexts {
  title: string;
  subtitle: string;
  foot: string;
}

/** Colours of a picture as #rrggbb. */
export interface PictureColours {
  ground: string;
  text: string;
  faint: string;
}

/** A drawing and its size in CSS pixels; `fontFamily` is that of the texts around it. */
export interface Drawing {
  image: CanvasImageSource;
  width: number;
  height: number;
  fontFamily: string;
}

/** Paints a drawing with its texts around it onto a picture; rejects if the browser cannot. */
export function paintPicture(
  { image, width, height, fontFamily }: Drawing,
  texts: PictureTexts,
  colours: PictureColours,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to paint on');

  const lines = [
    ...linesOf(context, texts.title, `600 16px ${fontFamily}`, colours.text, width),
    ...linesOf(context, texts.subtitle, `13px ${fontFamily}`, colours.faint, width),
  ];
  const foot = linesOf(context, texts.foot, `13px ${fontFamily}`, colours.faint, width);
  const chartTop = MARGIN + lines.length * LINE + 8;
  const footTop = chartTop + height + 8;
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (footTop + foot.length * LINE + MARGIN) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'middle';
  write(context, lines, MARGIN);
  context.drawImage(image, MARGIN, chartTop, width, height);
  write(context, foot, footTop);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}

/** Pixels of the picture per CSS pixel. */
const SCALE = 2;
const MARGIN = 24;
const LINE = 22;

interface Line {
  words: string;
  font: string;
  colour: string;
}

/** A text wrapped at words, or at characters if the language has no spaces. */
function linesOf(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  colour: string,
  width: number,
): Line[] {
  context.font = font;
  const lines: string[] = [];
  for (const part of text.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/g) ??
    []) {
    const last = lines.at(-1);
    if (last !== undefined && context.measureText(last + part.trimEnd()).width <= width)
      lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((words) => ({ words: words.trim(), font, colour }));
}

function write(context: CanvasRenderingContext2D, lines: readonly Line[], top: number): void {
  for (const [index, { words, font, colour }] of lines.entries()) {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(words, MARGIN, top + index * LINE + LINE / 2);
  }
}
