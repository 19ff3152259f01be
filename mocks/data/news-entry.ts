import type { NewsKind } from '@/features/news/news-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import type { RecordMark } from '@/shared/api/record-schema';
import type { Texts } from '../locale';

/** A dated event with its data; the text is HTML, its first paragraph is the summary. */
export interface NewsEntry {
  id: string;
  kind: NewsKind;
  /** Day of the event, `yyyy-MM-dd`. */
  date: string;
  headline: Texts;
  body: Texts;
  countries: string[];
  /** Null if it was not checked at a source. `url` is null if only a copy of the document was read. */
  origin: { name: Texts; url: string | null; date: string | null } | null;
  /** Headings and subheadings, digits only. */
  hs?: string[];
  /** True if the codes are known but were not on the page. */
  hsUnchecked?: boolean;
  /** The route of the goods; `from` is null for measures against all sources. */
  pair?: { from: string | null; to: string };
  sectors?: SectorId[];
  riskCaseId?: string;
  mark: RecordMark;
}
