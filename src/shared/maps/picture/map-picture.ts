import type { SourceRecord } from '@/shared/api/record-schema';
import { sourceText } from '@/shared/charts/source-text';
import { svgToPng } from '@/shared/charts/svg-to-png';
import { formatIsoDate, todayIso } from '@/shared/format/date';
import { downloadBlob } from '@/shared/files/download';
import { currentLanguage, translate } from '@/shared/i18n/i18n';
import { mapDrawing } from './map-drawing';
import type { MapLegend } from './map-drawing';

/** The content of the picture besides the map. */
export interface MapPicture {
  title: string;
  /** Unit, or empty. */
  detail: string;
  legend: MapLegend;
  sources: readonly SourceRecord[];
}

/**
 * Downloads the map as on screen as a dated PNG, with title, legend, sources and attribution; rejects if the browser
 * cannot.
 */
export async function downloadMapPicture(view: HTMLElement, picture: MapPicture): Promise<void> {
  const { title, detail, legend, sources } = picture;
  const day = formatIsoDate(todayIso(), currentLanguage());
  const drawing = mapDrawing(view, legend);
  // Measuring needs it in the document, out of sight.
  const holder = document.createElement('div');
  Object.assign(holder.style, { position: 'fixed', insetBlockStart: '0', visibility: 'hidden' });
  holder.append(drawing);
  document.body.append(holder);
  try {
    const subtitle = [detail, day].filter((part) => part !== '').join(' · ');
    const texts = { title, subtitle, foot: footOf(sources) };
    downloadBlob(`rcep-map-${todayIso()}.png`, await svgToPng(drawing, texts, colours()));
  } finally {
    holder.remove();
  }
}

/** Marks, sources and attribution, as below the map on the page. */
function footOf(sources: readonly SourceRecord[]): string {
  return [
    ...(sources.some(({ mark }) => mark === 'sample') ? [translate('map:hasSample')] : []),
    `${translate('ui:source.label')}${sourceText(sources)}${translate('ui:source.end')}`,
    translate('map:schematic'),
  ].join(' ');
}

function colours() {
  const style = getComputedStyle(document.body);
  const colour = (token: string) => style.getPropertyValue(`--${token}`).trim();
  return { ground: colour('bg'), text: colour('text'), faint: colour('text-3') };
}
