import { INTERNATIONAL } from '@/features/standards/standards-schema';
import type { RelationKind } from '@/features/standards/standards-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { RelationEdge, StandardNode, StandardsGraph, StandardValue } from './state/standard-graph';

/** Texts for standards and relations. */
export interface SpectrumWords {
  country: (code: string | null) => string;
  sector: (sector: StandardValue['sector']) => string;
  status: (status: StandardValue['status']) => string;
  kind: (kind: RelationKind) => string;
  number: (value: number) => string;
  /** The relation, seen from one end: 采用 or 被采用, with the degree. */
  seenFrom: (edge: RelationEdge, direction: 'out' | 'in') => string;
  /** The relation as a sentence, from its beginning to its end. */
  sentence: (edge: RelationEdge, graph: StandardsGraph) => string;
  /** The number of a standard, or its id if the graph has none. */
  nameOf: (id: string, graph: StandardsGraph) => string;
  mark: (mark: RelationEdge['value']['mark']) => string;
}

export function useSpectrumWords(): SpectrumWords {
  const { t } = useTexts(['spectrum', 'countries']);
  const language = useLanguage();
  const withDegree = (text: string, { value: { degree } }: RelationEdge) =>
    degree === null ? text : t('spectrum:withDegree', { text, degree: t(`spectrum:degree.${degree}`) });
  const nameOf = (id: string, { nodes }: StandardsGraph) => nodes.get(id)?.value.number ?? id;
  return {
    country: (code) =>
      code === null || code === INTERNATIONAL
        ? t('spectrum:international')
        : t(`countries:${code}`, { defaultValue: code }),
    sector: (sector) => t(`spectrum:sector.${sector ?? 'none'}`),
    status: (status) => t(`spectrum:status.${status}`),
    kind: (kind) => t(`spectrum:kind.${kind}`),
    number: (value) => formatNumber(value, language, 0),
    seenFrom: (edge, direction) => withDegree(t(`spectrum:seen.${edge.value.kind}.${direction}`), edge),
    sentence: (edge, graph) => {
      const names = { from: nameOf(edge.from, graph), to: nameOf(edge.to, graph) };
      return withDegree(t(`spectrum:sentence.${edge.value.kind}`, names), edge);
    },
    nameOf,
    mark: (mark) => t(`spectrum:mark.${mark}`),
  };
}

/** Title of a standard for lists; empty if the library has none. */
export const titleOf = ({ value }: StandardNode): string => value.title?.text ?? '';
