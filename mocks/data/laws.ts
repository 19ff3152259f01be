import { lawsOfOtherAsean } from './laws/laws-asean';
import { lawsOfChina } from './laws/laws-cn';
import { lawsOfPacific } from './laws/laws-pacific';
import { lawsOfVietNam } from './laws/laws-vn';

/**
 * Titles and dates of laws and regulations of the 16 countries, as of 2026; `unchecked` ones were not checked at the
 * source.
 */
export const laws = [...lawsOfChina, ...lawsOfVietNam, ...lawsOfOtherAsean, ...lawsOfPacific];
