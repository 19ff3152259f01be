import { formatRule } from '@/domain/rcep';
import { ruleSigns } from '@/features/origin/rule-words/rule-code';
import { idleProof } from '@/features/tariffs/country-pair/idle-proof';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { markOfPair } from '@/features/tariffs/country-pair/pair-mark';
import { rateSpread } from '@/features/tariffs/country-pair/partners';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { isNeverRcep } from '../rates/no-rcep';
import { commonMark } from '../rates/figure-mark';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { showSection } from './show-section';
import type { OriginState } from '../origin/use-origin';

/** What the contents show of the origin sections. */
export type ContentsOrigin = Pick<OriginState, 'rule' | 'verdict' | 'contradiction' | 'proofs'>;

interface PairContentsProps {
  answer: TariffAnswer;
  report: PairReport;
  /** Null until the code of the origin sections has loaded. */
  origin: ContentsOrigin | null;
  cases: number | null;
}

const SECTIONS = [
  'years',
  'partners',
  'importers',
  'rule',
  'origin',
  'agreements',
  'proof',
  'related',
] as const;

/** The page's contents; each entry shows the verdict of its section and moves the focus there. */
export function PairContents({ answer, report, origin, cases }: PairContentsProps) {
  const { t } = useTexts('tariff');
  const states: Record<(typeof SECTIONS)[number], string> = {
    years: yearsState(),
    partners: partnersState(),
    importers: t('contents.importersState'),
    rule: ruleState(),
    origin: originState(),
    agreements: t('contents.agreementsState'),
    proof: proofState(),
    related: cases === null ? t('contents.relatedState') : t('contents.relatedCases', { count: cases }),
  };
  const marks: Partial<Record<(typeof SECTIONS)[number], RecordMark>> = {
    years: commonMark(report.years.flatMap(({ rcep, mfn }) => [rcep, mfn])),
    partners: commonMark(report.partners.flatMap(({ pair }) => [pair.rcep, pair.mfn])),
    proof: idleProof(report) === null ? 'fact' : markOfPair(report.pair),
  };
  return (
    <nav className="pair-contents" aria-label={t('contents.label')}>
      <ol>
        {SECTIONS.map((section, index) => (
          <li key={section}>
            <button type="button" onClick={() => showSection(index + 1)}>
              <span className="pair-contents-number">{index + 1}</span>
              <span className="pair-contents-title">{t(`contents.${section}`)}</span>
              <span className="pair-contents-state">
                {states[section]} <RecordMarkTag mark={marks[section] ?? 'fact'} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );

  function yearsState(): string {
    if (isNeverRcep(report.pair)) return t('contents.noProof');
    const available = report.years.filter((year) => year.rcep.kind !== 'missing');
    const first = available[0]?.from.slice(0, 4);
    const last = available.at(-1)?.from.slice(0, 4);
    if (first === undefined) return t('contents.noYears');
    return first === last
      ? t('contents.oneYear', { year: first })
      : t('contents.yearsRange', { first, last });
  }

  function ruleState(): string {
    const rule = origin?.rule;
    if (rule?.kind === 'own') return t('contents.ownRule', { code: ruleSigns(formatRule(rule.rule)) });
    if (!answer.rule) return t('contents.ruleMissing');
    const isSelected =
      rule?.kind === 'known' && rule.condition !== null && rule.condition.answer !== 'unknown';
    return ruleSigns(isSelected ? formatRule(rule.rule) : answer.rule.text);
  }

  function originState(): string {
    if (!report.pair.inForce.inForce) return t('contents.notAssessed');
    if (origin && !origin.verdict && origin.rule.kind === 'none') return t('contents.ruleFirst');
    if (origin?.contradiction) return t('contents.contradiction');
    return t(`contents.verdict.${origin?.verdict ?? 'none'}`);
  }

  function proofState(): string {
    if (!report.pair.inForce.inForce) return t('contents.noProof');
    if (idleProof(report) !== null) return t('contents.proofIdle');
    if (origin === null) return t('contents.proofState');
    if (origin.verdict === 'notMet') return t('contents.proofNotQualified');
    return t('contents.proofUsable', {
      count: origin.proofs.filter(({ state }) => state === 'accepted').length,
    });
  }

  function partnersState(): string {
    const { available, different } = rateSpread(report.partners);
    if (available === 0) return t('contents.noYears');
    if (available === 1) return t('contents.oneParty');
    if (different > 1) return t('contents.differs', { count: different });
    const inForce = report.partners.filter(({ pair }) => pair.inForce.inForce).length;
    return available < inForce ? t('contents.sameWithData', { count: available }) : t('contents.same');
  }
}
