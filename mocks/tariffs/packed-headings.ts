/** Between the levels of a description. */
const LEVEL = ' > ';
/** Replaces the text of the heading. */
const HEADING = '› ';

/** A description without the text of its heading, which then begins with `› `. */
export function withoutHeading(description: string, heading: string): string {
  const start = heading + LEVEL;
  return heading !== '' && description.startsWith(start)
    ? HEADING + description.slice(start.length)
    : description;
}

/** Restores the description. */
export function withHeading(description: string, heading: () => string): string {
  return description.startsWith(HEADING)
    ? heading() + LEVEL + description.slice(HEADING.length)
    : description;
}
