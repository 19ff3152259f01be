import { formatRule } from '@/domain/rcep';
import type { Criterion, OriginAssessment, Rule } from '@/domain/rcep';
import type { BomAnswer } from './bom/bom';
import { chosenDecision } from './assessment/differential-view';
import type { DifferentialView } from './assessment/differential-view';
import { alternativesOf } from './rule-words/rule-code';

/**
 * An entry of a box, and when it applies: null always, `rule` if that alternative is the one met, else by the
 * Appendix.
 */
export interface BoxEntry {
  text: string;
  when: null | { rule: string } | 'listed' | 'notListed';
}

/**
 * The content of the certificate (Annex 3B): the criterion with ACU and DMI, the RCEP country of origin (ISO codes)
 * with the importer's options `*` and `**` of Article 2.6.6, and whether FOB is shown. Empty `criterion`: nothing can
 * be certified. Several entries: both branches, while it is open.
 */
export interface CertificateBoxes {
  criterion: BoxEntry[];
  marks: ('ACU' | 'DMI')[];
  country: BoxEntry[];
  options: { mark: '*' | '**'; country: string }[];
  fob: 'fill' | 'leave' | 'depends';
}

/** The boxes that follow from an assessment; null means "nothing was declared": then every alternative is shown. */
export function certificateBoxes(
  rule: Rule | null,
  assessment: OriginAssessment | null,
  view: DifferentialView | null,
  appendix: BomAnswer,
  exporter: string,
): CertificateBoxes {
  const criterion = criterionEntries(rule, assessment);
  return {
    criterion,
    marks: [
      ...(assessment?.usedCumulation ? (['ACU'] as const) : []),
      ...(assessment?.usedDeMinimis ? (['DMI'] as const) : []),
    ],
    country: assessment?.originating === false ? [] : countryEntries(view, appendix, exporter),
    options: view?.notListed.differential ? optionsOf(view) : [],
    fob: fobEntry(criterion, assessment?.originating === false),
  };
}

function criterionEntries(rule: Rule | null, assessment: OriginAssessment | null): BoxEntry[] {
  if (assessment?.originating === true && assessment.criterion)
    return [{ text: assessment.criterion, when: null }];
  if (assessment?.originating === false || !rule) return [];
  return alternativesOf(rule).map((part) => ({ text: criterionOf(part), when: { rule: formatRule(part) } }));
}

/** The criterion a rule is certified by: of joint requirements RVC (FOB must then be shown), else that of the first. */
function criterionOf(rule: Rule): Criterion {
  if (rule.kind === 'or' || rule.kind === 'and') {
    return rule.of.map(criterionOf).includes('RVC') ? 'RVC' : criterionOf(rule.of[0]);
  }
  return CRITERIA[rule.kind];
}

const CRITERIA = { wo: 'WO', pe: 'PE', ctc: 'CTC', rvc: 'RVC', cr: 'CR' } as const;

function countryEntries(view: DifferentialView | null, appendix: BomAnswer, exporter: string): BoxEntry[] {
  if (view === null) return [{ text: exporter, when: null }];
  const chosen = chosenDecision(view, appendix);
  if (chosen) return chosen.country === null ? [] : [{ text: chosen.country, when: null }];
  const both = [
    { text: view.notListed.country, when: 'notListed' as const },
    { text: view.listed.country, when: 'listed' as const },
  ];
  return both.flatMap(({ text, when }) => (text === null ? [] : [{ text, when }]));
}

/** FOB is shown only where value content is the criterion; while that is open, it depends. */
function fobEntry(criterion: readonly BoxEntry[], isRefused: boolean): CertificateBoxes['fob'] {
  if (criterion.length === 0) return isRefused ? 'leave' : 'depends';
  if (!criterion.some(({ text }) => text === 'RVC')) return 'leave';
  return criterion.length === 1 ? 'fill' : 'depends';
}

function optionsOf({ notListed: { options } }: DifferentialView): CertificateBoxes['options'] {
  const contributors = options.highestAmongContributors;
  return [
    ...(contributors === null ? [] : [{ mark: '*' as const, country: contributors }]),
    { mark: '**', country: options.highestAmongAll },
  ];
}
