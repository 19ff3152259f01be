import { PATTERNS } from './paths';

/** The address of the glossary, at one of its terms. */
export const glossaryPath = (term?: string): string =>
  `${PATTERNS.about}?section=glossary${term === undefined ? '' : `&term=${term}`}`;
