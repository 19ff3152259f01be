import type { NewsKind } from '@/pages/portal/news/news-schema';
import type { SectorId } from '@/features/sectors/sectors-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import type { Texts } from '../locale';

/** A dated event with what is held on it; the text is HTML, its first paragraph is the summary. */
export interface NewsEntry {
  id: string;
  kind: NewsKind;
  /** Day of the event, `yyyy-MM-dd`. */
  date: string;
  headline: Texts;
  body: Texts;
  countries: string[];
  /** Null for what was not checked at a source. `url` is null where only a copy of the document was read. */
  origin: { name: Texts; url: string | null; date: string | null } | null;
  /** Headings and subheadings, digits only. */
  hs?: string[];
  /** True where the codes are known but were not on the page. */
  hsUnchecked?: boolean;
  /** The lane of the goods; `from` is null for measures against all sources. */
  lane?: { from: string | null; to: string };
  sectors?: SectorId[];
  riskCaseId?: string;
  mark: RecordMark;
}
