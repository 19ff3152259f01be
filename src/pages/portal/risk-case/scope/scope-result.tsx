import { formatHs } from '@/features/hs/hs-code';
import type { casesForProductEndpoint } from '@/features/risk-cases/risk-cases-schema';
import { SCOPE_GROUPS, scopeFindings, scopeMatches, type ScopeGroup } from '@/features/risk-cases/scope';
import type { DataOf } from '@/shared/api/endpoint';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Note } from '@/shared/ui/states/note';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { NoCasesOfCountry } from '../parts/no-cases-of-country';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';
import { isWithoutCases } from '../parts/without-cases';
import { ScopeGroupSection } from './scope-group-section';
import type { ScopeQuestion } from './scope-address';

interface ScopeResultProps {
  data: DataOf<typeof casesForProductEndpoint>;
  /** `hs` as digits, both countries known. */
  question: ScopeQuestion;
}

/** The cases that may cover the product, graded; their total; and a disclaimer. */
export function ScopeResult({ data, question }: ScopeResultProps) {
  const { t } = useTexts(['risk', 'ui']);
  const language = useLanguage();
  const nameOf = useEconomyName();
  const { hs, from, to, date } = question;
  const matches = scopeMatches(data.rows, { hs, from, date });
  const ofGroup = (group: ScopeGroup) => matches.filter((match) => match.group === group);
  const [first, ...further] = scopeFindings(matches).map(({ key, count }) =>
    t(`scope.finding.${key}`, { count }),
  );
  const library = t('scope.library', { to: nameOf(to), count: data.openedByImporter });
  return (
    <>
      <h2 className="risk-scope-head">
        {t('scope.result', {
          hs: formatHs(hs),
          from: nameOf(from),
          to: nameOf(to),
          date: dateInText(date, language),
        })}
      </h2>
      <p className="risk-scope-finding">{first}</p>
      <p className="risk-scope-summary">{[...further, library].join(t('ui:sentenceSpace'))}</p>
      <LiveRegion message={first ?? ''} />
      <Note title={t('scope.promise')}>{t('scope.promiseText')}</Note>
      <p className="risk-scope-links">
        <Link to={paths.taxOriginSearch({ hs, from, to, date })}>{t('scope.tariff')}</Link>
        <Link to={paths.riskCase({ importer: to })}>{t('scope.cases', { to: nameOf(to) })}</Link>
      </p>
      {matches.length === 0 &&
        (isWithoutCases(to) ? (
          <NoCasesOfCountry country={to} />
        ) : (
          <EmptyState
            why={t('scope.none')}
            next={t('scope.noneNext', { to: nameOf(to), available: data.openedByImporter })}
          />
        ))}
      {SCOPE_GROUPS.filter((group) => ofGroup(group).length > 0).map((group) => (
        <ScopeGroupSection key={group} group={group} matches={ofGroup(group)} question={question} />
      ))}
      <SourceLine sources={data.sources}>{t('cases.coverage')}</SourceLine>
    </>
  );
}
