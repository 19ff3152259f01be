import { formatHs } from '@/features/hs/hs-code';
import { measureEnd, measureState } from '@/features/risk-cases/measure-end';
import type { ScopeMatch } from '@/features/risk-cases/scope';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { formatCaseCode } from '../parts/format-case-code';
import { useEconomyName } from '../parts/use-economy-name';
import { useEndBasis } from '../parts/use-end-basis';
import { useOriginsText } from '../parts/use-origins-text';
import type { ScopeQuestion } from './use-scope-address';

/** Why a case is listed, in sentences: by its codes, by its origins, and where it stands on the day asked about. */
export function useMatchSentences({ row, code, origin }: ScopeMatch, question: ScopeQuestion): string[] {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const nameOf = useEconomyName();
  const originsOf = useOriginsText();
  const basisOf = useEndBasis();
  const { hs, date } = question;
  const from = nameOf(question.from);
  const near = row.hs.filter((held) => held.startsWith(hs.slice(0, code === 'nearHeading' ? 4 : 2)));
  const end = measureEnd(row);
  const state = measureState(row, date);
  return [
    t(`scope.code.${code}`, {
      hs: formatHs(hs.slice(0, 6)),
      heading: formatCaseCode(hs.slice(0, 4)),
      chapter: hs.slice(0, 2),
      codes: near.map(formatCaseCode).join(t('listComma')),
    }),
    t(`scope.origin.${origin}`, { from, count: row.origins.unnamed, origins: originsOf(row.origins) }),
    t(`scope.state.${state}`, {
      end: end === null ? '' : formatIsoDate(end.date, language),
      from: row.term?.from == null ? '' : formatIsoDate(row.term.from, language),
      step: row.lastStep === null ? '' : t(`step.${row.lastStep.kind}`),
    }),
    ...(end !== null && end.basis !== 'printed' && (state === 'applies' || state === 'pastEnd')
      ? [basisOf(end)]
      : []),
  ];
}
