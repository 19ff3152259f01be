import { chapters, type Place, placesIn, sections } from './places';

/** A place with its ancestors, siblings and children. */
export interface MatchingPlace {
  /** From the section down, without the place itself. */
  above: Place[];
  self: Place;
  previous: Place | null;
  next: Place | null;
  children: Place[];
}

/** The place of a section (`XX`) or of a code of 2, 4 or 6 digits; null if HS 2022 has none. */
async function findPlace(code: string): Promise<MatchingPlace | null> {
  const [everySection, everyChapter] = await Promise.all([sections(), chapters()]);
  const section = everySection.find((each) => each.code === code);
  if (section !== undefined) {
    const children = everyChapter.filter((chapter) => section.chapters.includes(chapter.code));
    return { above: [], self: section, ...beside(everySection, section), children };
  }
  const chapter = everyChapter.find((each) => each.code === code.slice(0, 2));
  const owner = everySection.find((each) => chapter !== undefined && each.chapters.includes(chapter.code));
  if (chapter === undefined || owner === undefined) return null;
  const inside = await placesIn(chapter.code);
  const headings = inside.filter(({ level }) => level === 'heading');
  if (code.length === 2) {
    return { above: [owner], self: chapter, ...beside(everyChapter, chapter), children: headings };
  }
  const heading = headings.find((each) => each.code === code.slice(0, 4));
  if (heading === undefined) return null;
  const subheadings = inside.filter(({ level }) => level === 'subheading');
  const below = subheadings.filter((each) => each.code.startsWith(heading.code));
  if (code.length === 4) {
    return { above: [owner, chapter], self: heading, ...beside(headings, heading), children: below };
  }
  const self = below.find((each) => each.code === code);
  if (self === undefined) return null;
  return { above: [owner, chapter, heading], self, ...beside(subheadings, self), children: [] };
}

/**
 * The requested place, or else its nearest ancestor; null for the root. More than six digits belong to a national
 * line.
 */
export async function nearestPlace(
  requested: string,
): Promise<{ place: MatchingPlace | null; isKnown: boolean }> {
  if (requested === '') return { place: null, isKnown: true };
  const codes = /^\d/.test(requested) ? [6, 4, 2].map((digits) => requested.slice(0, digits)) : [requested];
  for (const code of codes) {
    const place = code.length % 2 === 0 || !/^\d/.test(code) ? await findPlace(code) : null;
    if (place !== null) {
      const isWhole = code === requested || (code.length === 6 && requested.length > 6);
      return { place, isKnown: isWhole };
    }
  }
  return { place: null, isKnown: false };
}

function beside(all: readonly Place[], self: Place): { previous: Place | null; next: Place | null } {
  const at = all.findIndex(({ code }) => code === self.code);
  return { previous: all[at - 1] ?? null, next: all[at + 1] ?? null };
}
