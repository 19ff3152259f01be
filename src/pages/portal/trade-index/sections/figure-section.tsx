import { IndexFigures } from '@/features/trade-index/view/index-figures';
import { useFigureSentence } from '@/features/trade-index/view/use-figure-sentence';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { GoOnLinks } from '../go-on-links';
import type { ResultProps } from '../result-props';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

/** The figure of the selected country or pair, its meaning, and those compared with it. */
export function FigureSection({ view, linkTo }: ResultProps) {
  const { t } = useTexts('indices');
  const sentence = useFigureSentence(view);
  const { index, release } = view;
  return (
    <Section
      title={t(`index.${index}.name`)}
      lead={t(`index.${index}.definition`)}
      mark={release?.mark === 'fact' ? undefined : <RecordMarkTag mark={release?.mark} />}
    >
      <LiveRegion message={sentence} />
      <IndexFigures view={view} linkTo={linkTo} />
      <dl className="index-reading">
        <dt>{t('figure.how')}</dt>
        <dd>{t(`index.${index}.reading`, { threshold: view.info.method.threshold })}</dd>
        <dt>{t('figure.formula')}</dt>
        <dd className="index-formula">{t(`index.${index}.formula`)}</dd>
      </dl>
      <SourceLine sources={view.sources}>
        {t(`index.${index}.scope`)}{' '}
        {index === 'risk' && <Link to={linkTo({ index: 'tc' })}>{t('figure.toReal')}</Link>}
      </SourceLine>
      <GoOnLinks view={view} />
    </Section>
  );
}
