import type { CompositeRisk, RiskPart } from '@/domain/indices';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import { markOf, type IndexView } from '../index-view';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { shownContributions } from './shown-contributions';

/**
 * One row per component: raw value with its mark, normalised, weight, applied weight, contribution; the sum below.
 */
export function RiskTable({ view, risk }: { view: IndexView; risk: CompositeRisk }) {
  const { t } = useTexts('indices');
  const language = useLanguage();
  const shown = shownContributions(risk);
  const number = (value: number | null | undefined, decimals: number) =>
    value == null ? '—' : formatNumber(value, language, decimals);
  const goalposts = (id: RiskPart['id']) => {
    const component = view.info.method.components.find((each) => each.id === id);
    return component && t('risk.goalposts', { floor: component.floor, ceiling: component.ceiling });
  };
  const rows: (RiskPart | null)[] = [...risk.parts, null];
  const percent = (share: number) => number(share * 100, 1);
  return (
    <DataTable
      caption={t('risk.title')}
      rows={rows}
      rowKey={(part) => part?.id ?? 'total'}
      rowKind={(part) => (part === null ? 'total' : undefined)}
      columns={[
        {
          id: 'component',
          head: t('risk.column.component'),
          width: '34%',
          cell: (part) =>
            part === null ? (
              t('risk.total')
            ) : (
              <>
                {t(`risk.component.${part.id}.name`)}
                <span className="index-aside">{t(`risk.component.${part.id}.what`)}</span>
              </>
            ),
        },
        {
          id: 'raw',
          head: t('risk.column.raw'),
          align: 'end',
          cell: (part) =>
            part &&
            (part.value === null ? (
              <NoData />
            ) : (
              <>
                {formatNumber(part.value, language)} <RecordMarkTag mark={markOf(view.info, part.id)} />
                <span className="index-aside">{goalposts(part.id)}</span>
              </>
            )),
        },
        {
          id: 'normalised',
          head: t('risk.column.normalised'),
          align: 'end',
          cell: (part) => part && number(part.normalised, 1),
        },
        {
          id: 'weight',
          head: t('risk.column.weight'),
          align: 'end',
          cell: (part) => (part ? percent(part.weight) : percent(1)),
        },
        {
          id: 'applied',
          head: t('risk.column.applied'),
          align: 'end',
          cell: (part) =>
            part === null ? percent(1) : part.normalised === null ? '—' : percent(part.appliedWeight),
        },
        {
          id: 'contribution',
          head: t('risk.column.contribution'),
          align: 'end',
          narrow: 'value',
          cell: (part) => number(part === null ? risk.value : shown.get(part.id), 1),
        },
      ]}
    />
  );
}
