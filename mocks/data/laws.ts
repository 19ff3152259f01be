import { lawsOfAsean } from './laws/laws-asean';
import { lawsOfChina } from './laws/laws-cn';
import { lawsOfPacific } from './laws/laws-pacific';

/** Titles and dates of laws and regulations of the 16 countries, as of 2026; `unchecked` ones were not checked at their source. */
export const laws = [...lawsOfChina, ...lawsOfAsean, ...lawsOfPacific];
