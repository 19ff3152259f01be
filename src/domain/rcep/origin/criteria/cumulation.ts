import type { Good, Material } from '../good/good';
import { PARTIES } from '../../parties';

/**
 * Origin status of a material: originating in the exporting Party (own) or in another Party and cumulated (3.4);
 * refused where its origin may not be cumulated; undetermined origin is non-originating (3.5.4).
 */
export type Standing = 'own' | 'cumulated' | 'refused' | 'undetermined' | 'nonOriginating';

/** The countries of an area, by default the Parties, that the good may cumulate with (3.4). */
export function cumulableParties(good: Good, area: readonly string[] = PARTIES): ReadonlySet<string> {
  return new Set((good.cumulationParties ?? area).filter((country) => area.includes(country)));
}

/**
 * Origin status of one material of a good made in `exporter` (3.4, 3.5.4, 3.12); an indirect one is always own
 * (3.10).
 */
export function standingOf(material: Material, exporter: string, cumulable: ReadonlySet<string>): Standing {
  if (material.role === 'indirect') return 'own';
  if (material.originating === 'unknown') return 'undetermined';
  if (!material.originating) return 'nonOriginating';
  if (material.origin === undefined || material.origin === exporter) return 'own';
  return cumulable.has(material.origin) ? 'cumulated' : 'refused';
}
