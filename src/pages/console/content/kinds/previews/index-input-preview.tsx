import { indexView, type IndexChoice, type IndexView } from '@/features/trade-index/index-view';
import { IndexCalculation } from '@/features/trade-index/view/index-calculation';
import { IndexFigures } from '@/features/trade-index/view/index-figures';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Section } from '@/shared/ui/layout/section';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { ErrorState } from '@/shared/ui/states/error-state';
import { IndexFigureTable, type FigureState } from './index-figure-table';
import { EXAMPLE_COUNTRY, placesOf } from './index-input-places';
import {
  indexInputPreview,
  type IndexFigure,
  type IndexInputPreview as Preview,
} from './index-input-preview-schema';
import { WORLD } from '../index-input-schema';
import type { PreviewProps } from './preview-props';

/** A figure before and after, and each index of the portal that follows from it. */
export function IndexInputPreview({ data }: PreviewProps) {
  const preview = indexInputPreview.safeParse(data);
  return preview.success ? <Figure preview={preview.data} /> : <ErrorState />;
}

function Figure({ preview: { published, typed, before, after } }: { preview: Preview }) {
  const isChanged = JSON.stringify(published) !== JSON.stringify(typed);
  const states = [
    { id: 'published', figure: published, info: before } as const,
    ...(isChanged ? [{ id: 'typed', figure: typed, info: after } as const] : []),
  ];
  return (
    <div className="page-width">
      <IndexFigureTable indicator={typed.indicator} states={states} />
      {placesOf(typed).map((choice) => (
        <IndexPart
          key={choice.index}
          figure={typed}
          choice={choice}
          states={states.map(({ id, info }) => ({ id, view: indexView(info, choice) }))}
        />
      ))}
    </div>
  );
}

interface IndexPartProps {
  figure: IndexFigure;
  choice: IndexChoice;
  states: readonly { id: FigureState; view: IndexView }[];
}

/** One index: its figure in each state beside the other, then how it is calculated. */
function IndexPart({ figure, choice, states }: IndexPartProps) {
  const { t } = useTexts(['content', 'indices', 'countries']);
  const { index } = choice;
  const last = states.at(-1)?.view;
  return (
    <Section
      title={t(`indices:index.${index}.name`)}
      lead={t(`indices:index.${index}.definition`)}
      mark={last?.release?.mark === 'fact' ? undefined : <RecordMarkTag mark={last?.release?.mark} />}
    >
      {figure.country === WORLD && (
        <p className="index-sentence">
          {t('preview.index.world', { country: t(`countries:${EXAMPLE_COUNTRY}`) })}
        </p>
      )}
      {index === 'risk' && figure.sector === null && (
        <p className="index-sentence">
          {t('preview.index.allSectors', { sector: t(`indices:sector.${choice.sector}`) })}
        </p>
      )}
      <div className="index-states">
        {states.map(({ id, view }) => (
          <div key={id}>
            <h3>{t(`preview.index.${id}`)}</h3>
            {view.year === figure.year ? (
              <IndexFigures view={view} linkTo={indexAddress} />
            ) : (
              <p className="no-data">{t('preview.index.noYear', { year: figure.year })}</p>
            )}
          </div>
        ))}
      </div>
      {states
        .filter(({ view }) => view.year === figure.year)
        .map(({ id, view }) => (
          <div key={id} className="index-state-calculation">
            <h3>{t('preview.index.calculation', { state: t(`preview.index.${id}`) })}</h3>
            <IndexCalculation view={view} />
          </div>
        ))}
      <SourceLine sources={last?.sources}>{t(`indices:index.${index}.scope`)}</SourceLine>
    </Section>
  );
}

/** A preview leads nowhere: its links have the address of the page only. */
const indexAddress = () => paths.tradeIndex();
