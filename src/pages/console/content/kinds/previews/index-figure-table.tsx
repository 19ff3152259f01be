import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { AsOf } from '@/shared/ui/marks/as-of';
import { NoData } from '@/shared/ui/marks/no-data';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { DataTable } from '@/shared/ui/table/data-table';
import type { IndexFigure } from './index-input-preview-schema';
import { INDEX_INPUTS, WORLD, type IndexInputId } from '../index-input-schema';

/** As visitors see it today, or as it would be published. */
export type FigureState = 'published' | 'typed';

interface FigureRow {
  id: FigureState;
  /** Null: there is none. */
  figure: IndexFigure | null;
}

interface IndexFigureTableProps {
  /** The one that is typed; its unit is in the head. */
  indicator: IndexInputId;
  states: readonly FigureRow[];
}

/** A figure of an index in each state, with its source, day and mark. */
export function IndexFigureTable({ indicator, states }: IndexFigureTableProps) {
  const { t } = useTexts(['content', 'countries', 'indices']);
  const language = useLanguage();
  const unitOf = (of: IndexInputId) => t(`indexUnit.${INDEX_INPUTS[of].unit}`);
  const subjectOf = ({ indicator: own, country, year, sector }: IndexFigure) => {
    const parts = [
      ...(own === indicator ? [] : [t(`indexInput.${own}`)]),
      country === WORLD ? t('place.world') : t(`countries:${country}`),
      ...(sector === null ? [] : [t(`indices:sector.${sector}`)]),
    ];
    return t('indices:figure.label', { subject: parts.join(' · '), year });
  };
  const valueOf = ({ indicator: own, value }: IndexFigure) =>
    [formatNumber(value, language), ...(own === indicator ? [] : [unitOf(own)])].join(' ');
  return (
    <Section title={t(`indexInput.${indicator}`)} lead={t('preview.index.lead')}>
      <DataTable
        caption={t(`indexInput.${indicator}`)}
        rows={states}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'state',
            head: t('preview.index.state'),
            isWhole: true,
            cell: ({ id }) => t(`preview.index.${id}`),
          },
          {
            id: 'subject',
            head: t('preview.index.subject'),
            isWhole: true,
            cell: ({ figure }) => (figure ? subjectOf(figure) : <NoData />),
          },
          {
            id: 'value',
            head: t('preview.index.value', { unit: unitOf(indicator) }),
            align: 'end',
            narrow: 'value',
            isWhole: true,
            cell: ({ figure }) => (figure ? valueOf(figure) : <NoData />),
          },
          {
            id: 'source',
            head: t('preview.index.source'),
            cell: ({ figure }) =>
              figure ? <span lang={figure.source.title.lang}>{figure.source.title.text}</span> : <NoData />,
          },
          {
            id: 'asOf',
            head: t('field.indexInput.asOf'),
            isWhole: true,
            cell: ({ figure }) => (figure ? <AsOf value={figure.asOf} /> : <NoData />),
          },
          {
            id: 'mark',
            head: t('field.indexInput.mark'),
            cell: ({ figure }) =>
              figure === null ? (
                <NoData />
              ) : figure.mark === 'fact' ? (
                t('mark.fact')
              ) : (
                <RecordMarkTag mark={figure.mark} />
              ),
          },
        ]}
      />
      {states.length === 1 && <p className="index-sentence">{t('preview.index.same')}</p>}
    </Section>
  );
}
