import { publisherOf, standardIdOf, undatedNumber } from '../../../mocks/standards/standard-numbers';
import type { PackedPart, PackedRelation, PackedStandard } from './packed-standard';

/**
 * The parts as one library: each standard once, as in the first part that has it, with the first day in force from
 * the others; a standard named only by a relation has just its number, with the sector, mark and source of the one
 * that names it. Throws if two numbers have the same id.
 */
export function libraryOf(parts: readonly PackedPart[]): PackedPart {
  const standards = new Map<string, PackedStandard>();
  for (const standard of parts.flatMap((part) => part.standards)) {
    const known = standards.get(standard.number);
    if (known === undefined) standards.set(standard.number, standard);
    else if (known.from === undefined && standard.from !== undefined)
      standards.set(standard.number, { ...known, from: standard.from });
  }
  const relations = distinct(parts.flatMap((part) => part.relations));
  for (const relation of relations) {
    const from = standards.get(relation.from);
    const known = standards.get(relation.to);
    if (from === undefined) throw new Error(`No standard ${relation.from}`);
    if (known === undefined) standards.set(relation.to, named(relation, from));
    else if (isByNumberAlone(known) && relation.mark === 'fact' && known.mark === 'unchecked')
      standards.set(relation.to, { ...known, mark: 'fact', sourceId: from.sourceId });
    const to = standards.get(relation.to);
    if (relation.kind === 'replaces' && to !== undefined) standards.set(relation.to, replaced(to, from));
  }
  const all = [...standards.values()];
  if (new Set(all.map(({ number }) => standardIdOf(number))).size !== all.length)
    throw new Error('An id occurs twice');
  return { standards: inOrder(all), relations, indicators: parts.flatMap((part) => part.indicators) };
}

/**
 * Each pair once, a fact if one row has it as a fact. A pair without a degree is dropped if another row has the
 * same pair, in any edition, with one.
 */
function distinct(relations: readonly PackedRelation[]): PackedRelation[] {
  const pairs = new Map<string, PackedRelation>();
  for (const relation of relations) {
    const key = [relation.from, relation.kind, relation.degree, relation.to].join('|');
    if (relation.mark === 'fact' || !pairs.has(key)) pairs.set(key, relation);
  }
  const all = [...pairs.values()];
  const hasDegree = (pair: PackedRelation) =>
    all.some(
      ({ from, to, degree }) =>
        degree !== null && from === pair.from && undatedNumber(to) === undatedNumber(pair.to),
    );
  return all.filter(
    (pair) =>
      pair.kind === 'replaces' || pair.kind === 'references' || pair.degree !== null || !hasDegree(pair),
  );
}

const named = ({ to, mark }: PackedRelation, from: PackedStandard): PackedStandard => ({
  number: to,
  sector: from.sector,
  mark,
  sourceId: from.sourceId,
});

/** A standard that another replaces applies until that one does. */
function replaced(standard: PackedStandard, by: PackedStandard): PackedStandard {
  if (standard.until !== undefined || standard.isWithdrawn === true) return standard;
  return by.from === undefined ? { ...standard, isWithdrawn: true } : { ...standard, until: by.from };
}

const isByNumberAlone = ({ titles, url }: PackedStandard): boolean =>
  titles === undefined && url === undefined;

const COUNTRIES = ['CN', 'JP', 'KR', 'ID', 'VN'];

/** By country, international ones last, then by number. */
function inOrder(standards: readonly PackedStandard[]): PackedStandard[] {
  const place = ({ number }: PackedStandard) => {
    const { country } = publisherOf(number);
    return country === null ? COUNTRIES.length : COUNTRIES.indexOf(country);
  };
  const byNumber = new Intl.Collator('en', { numeric: true });
  return standards.toSorted((a, b) => place(a) - place(b) || byNumber.compare(a.number, b.number));
}
