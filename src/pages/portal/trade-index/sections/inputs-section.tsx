import { IndexCalculation } from '@/features/trade-index/view/index-calculation';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { ResultProps } from '../result-props';

/** How the figure follows from its inputs, with the numbers of the selected and the compared countries. */
export function InputsSection({ view }: ResultProps) {
  const { t } = useTexts('indices');
  const { index, release } = view;
  return (
    <Section
      title={t('inputs.title')}
      lead={index === 'risk' ? undefined : t(`inputs.lead.${index}`)}
      mark={release?.mark === 'fact' ? undefined : <RecordMarkTag mark={release?.mark} />}
    >
      <IndexCalculation view={view} />
      <SourceLine sources={view.sources} />
    </Section>
  );
}
