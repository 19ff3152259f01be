import { useMemo } from 'react';
import { formatHs } from '@/features/hs/hs-code';
import type { LaneQuestion } from '@/features/tariffs/lane-query';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Link } from '@/shared/ui/link';
import { guideCase } from './guide-case';
import { GuidePath } from './guide-path';
import type { Ask } from './use-guide-query';

interface GuideResultProps {
  answer: TariffAnswer;
  question: LaneQuestion;
  onAsk: Ask;
}

/** The path of the lane, or in words why there is none: the same country twice, a code that does not exist. */
export function GuideResult({ answer, question, onAsk }: GuideResultProps) {
  const { t } = useTexts(['guide', 'tariff']);
  const found = useMemo(() => guideCase(answer, question), [answer, question]);
  if (found !== null) return <GuidePath guide={found} onAsk={onAsk} />;
  if (answer.hs !== null) {
    return (
      <EmptyState why={t('tariff:answer.reason.same-country')} next={t('sameCountryNext')}>
        <Link to={paths.nationGuide({ country: question.to })}>{t('link.nationGuide')}</Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      why={t('tariff:none.unknown', { hs: formatHs(answer.requested) })}
      next={answer.nearest.length > 0 ? t('tariff:none.unknownNext') : t('tariff:words.noneNext')}
    >
      {answer.nearest.map(({ hs, name }) => (
        <Button key={hs} variant="text" onClick={() => onAsk({ hs, line: null })}>
          {formatHs(hs)} <span lang={name.lang}>{name.text}</span>
        </Button>
      ))}
    </EmptyState>
  );
}
