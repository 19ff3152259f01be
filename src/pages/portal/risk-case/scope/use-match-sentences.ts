import { formatHs } from '@/features/hs/hs-code';
import { measureEnd } from '@/features/risk-cases/measure-end';
import { endedOn } from '@/features/risk-cases/measure-state';
import type { ScopeMatch } from '@/features/risk-cases/scope';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { formatCaseCode } from '@/features/risk-cases/view/codes/format-case-code';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';
import { useEndBasis } from '@/features/risk-cases/view/words/use-end-basis';
import { useOriginsText } from '@/features/risk-cases/view/words/use-origins-text';
import type { ScopeQuestion } from './scope-address';

/** Why a case is listed, in sentences: by its codes, by its origins, and its status on the requested day. */
export function useMatchSentences(match: ScopeMatch, question: ScopeQuestion): string[] {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const nameOf = useEconomyName();
  const originsOf = useOriginsText();
  const basisOf = useEndBasis();
  const { row, code, origin, state } = match;
  const { hs } = question;
  const from = nameOf(question.from);
  const near = row.hs.filter((available) =>
    available.startsWith(hs.slice(0, code === 'nearHeading' ? 4 : 2)),
  );
  const end = measureEnd(row);
  const { term, lastStep } = row;
  // A date derived from the legal limit alone is not stated in the source.
  const stateKey =
    end?.basis === 'fiveYears' && (state === 'applies' || state === 'pastEnd')
      ? (`${state}ByLimit` as const)
      : state;
  const isEnded = state === 'ended' || state === 'endedLater';
  const dateOf = (date: string | null | undefined) => (date == null ? '' : dateInText(date, language));
  const step = lastStep === null ? '' : t(`step.${lastStep.kind}`);
  return [
    t(`scope.code.${code}`, {
      hs: formatHs(hs.slice(0, 6)),
      heading: formatCaseCode(hs.slice(0, 4)),
      chapter: hs.slice(0, 2),
      codes: near.map(formatCaseCode).join(t('listComma')),
    }),
    t(`scope.origin.${origin}`, { from, count: row.origins.unnamed, origins: originsOf(row.origins) }),
    t(`scope.state.${stateKey}`, {
      end: dateOf(isEnded ? endedOn(row) : state === 'provisionalPast' ? lastStep?.until : end?.date),
      from: dateOf(term?.from),
      step: lastStep?.date == null ? step : t('details.timelineStep', { date: dateOf(lastStep.date), step }),
    }),
    ...(end?.basis === 'term' && (state === 'applies' || state === 'pastEnd') ? [basisOf(end)] : []),
  ];
}
