import { useMemo } from 'react';
import { hasHsChapter } from '@/features/hs/tree/hs-chapter';
import { formatHs } from '@/features/hs/hs-code';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { guideCase } from './guide-case';
import { GuidePath } from './guide-path';
import type { Ask, TariffReading } from './use-guide-query';

interface GuideResultProps {
  /** The requested code, 6 to 11 digits. */
  digits: string;
  tariff: TariffReading;
  question: PairQuestion;
  onAsk: Ask;
}

/**
 * The path of the route, even if the tariff answer failed, or why there is none: the same country twice, an unknown
 * code.
 */
export function GuideResult({ digits, tariff, question, onAsk }: GuideResultProps) {
  const { t } = useTexts(['guide', 'tariff']);
  const answer = tariff.data ?? null;
  const found = useMemo(() => guideCase(digits, answer, question), [digits, answer, question]);
  if (answer === null && !tariff.isFetched) return <LoadingState />;
  if (found !== null) return <GuidePath guide={found} tariff={tariff} onAsk={onAsk} />;
  if (answer?.hs === null) return <UnknownCode answer={answer} onAsk={onAsk} />;
  return (
    <EmptyState why={t('tariff:answer.reason.same-country')} next={t('sameCountryNext')}>
      <Link to={paths.nationGuide({ country: question.to, date: question.date })}>
        {t('link.nationGuide')}
      </Link>
    </EmptyState>
  );
}

/** An unknown code, with similar ones. */
function UnknownCode({ answer, onAsk }: { answer: TariffAnswer; onAsk: Ask }) {
  const { t } = useTexts('tariff');
  return (
    <EmptyState
      why={
        hasHsChapter(answer.requested)
          ? t('none.unknown', { hs: formatHs(answer.requested) })
          : t('none.noChapter', { chapter: answer.requested.slice(0, 2) })
      }
      next={answer.nearest.length > 0 ? t('none.unknownNext') : t('words.noneNext')}
    >
      {answer.nearest.map(({ hs, name }) => (
        <Button key={hs} variant="text" onClick={() => onAsk({ hs, line: null })}>
          {formatHs(hs)} <span lang={name.lang}>{name.text}</span>
        </Button>
      ))}
    </EmptyState>
  );
}
