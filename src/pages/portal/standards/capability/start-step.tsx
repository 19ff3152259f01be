import {
  CAPABILITY_LEVELS,
  CAPABILITY_QUESTIONNAIRE,
  dimensionShares,
  LEVEL_CUT_OFFS,
  questionsOf,
} from '@/domain/standards';
import type { CapabilityResult } from '@/domain/standards';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Section } from '@/shared/ui/layout/section';
import { RunsSection } from './runs-section';
import type { Capability } from './use-capability';

interface StartStepProps {
  capability: Capability;
  result: CapabilityResult;
}

/** An introduction to the questionnaire and its weights, and the runs saved in this browser. */
export function StartStep({ capability, result }: StartStepProps) {
  const { t } = useTexts('capability');
  const language = useLanguage();
  const shares = dimensionShares(CAPABILITY_QUESTIONNAIRE);
  const { answered, total } = result.overall;
  return (
    <>
      <Section title={t('method.title')} lead={t('method.lead')}>
        <p>{answered === 0 ? t('method.begin', { total }) : t('method.resume', { answered, total })}</p>
        <DataTable
          caption={t('method.weights')}
          rows={result.dimensions}
          rowKey={({ dimension }) => dimension}
          columns={[
            {
              id: 'dimension',
              head: t('head.dimension'),
              cell: ({ dimension }) => t(`dimension.${dimension}`),
            },
            { id: 'about', head: t('head.about'), cell: ({ dimension }) => t(`about.${dimension}`) },
            {
              id: 'questions',
              head: t('head.questions'),
              align: 'end',
              cell: ({ dimension }) => questionsOf(CAPABILITY_QUESTIONNAIRE, dimension).length,
            },
            {
              id: 'weight',
              head: t('head.weight'),
              align: 'end',
              narrow: 'value',
              cell: ({ dimension }) => formatNumber(shares[dimension] * 100, language, 0),
            },
          ]}
        />
        <p className="capability-fine">
          {t('method.name', { id: CAPABILITY_QUESTIONNAIRE.id, version: CAPABILITY_QUESTIONNAIRE.version })}{' '}
          {t('method.scoring')} {t('method.levels')}{' '}
          {CAPABILITY_LEVELS.map((level) =>
            t('method.level', { level: t(`level.${level}`), score: LEVEL_CUT_OFFS[level] }),
          ).join(t('method.separator'))}
        </p>
        <p className="capability-fine">{t('method.notOfficial')}</p>
      </Section>
      <RunsSection capability={capability} />
    </>
  );
}
