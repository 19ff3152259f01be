import { readAmount } from '@/shared/format/amounts';
import type { ChangeList, ChangeSummary } from '@/features/origin/assessment/assess';
import { LISTED_CHANGES } from '@/features/origin/assessment/assess';
import { alternativesOf, ruleCode, spaced } from '@/features/origin/rule-words/rule-code';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import type { OriginState } from '../use-origin';

interface ChangeTableProps {
  origin: OriginState;
  assessed: NonNullable<OriginState['assessed']>;
  list: ChangeList;
}

/** What would make the good qualify, or satisfy one more alternative: one change per row, the smallest first. */
export function ChangeTable({ origin, assessed, list }: ChangeTableProps) {
  const { draft, query } = origin;
  const { good, rows, rule } = assessed.input;
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const rvc = alternativesOf(rule).find((part) => part.kind === 'rvc');
  const code = list.rule === null ? null : spaced(list.rule).replace(/ except .*/, '');

  const nameOf = (material: number) =>
    good.materials[material]?.name || t('bom.rowNumber', { row: (rows[material] ?? material) + 1 });
  const words = ({ change }: ChangeSummary) => {
    if (change.kind === 'local-content') return t('change.localContent', { add: format.amount(change.add) });
    const name = nameOf(change.material);
    if (change.kind === 'material-value')
      return t('change.materialValue', { name, to: format.amount(change.to) });
    if (change.kind === 'material-tariff') return t('change.materialTariff', { name });
    const isUnknown = good.materials[change.material]?.originating === 'unknown';
    return t(isUnknown ? 'change.findOrigin' : 'change.materialOrigin', { name });
  };
  return (
    <div className="change-table">
      <h3>
        {code === null ? t('change.title') : t('change.titleFor', { code })}{' '}
        {draft.isSample && <SampleMark />}
      </h3>
      <DataTable
        caption={code === null ? t('change.title') : t('change.titleFor', { code })}
        columns={[
          { id: 'change', head: t('change.only'), cell: words },
          {
            id: 'result',
            head: t('change.result'),
            cell: (item) => (
              <span className="change-table-result">
                {code !== null && <VerdictChip verdict="met">{code}</VerdictChip>}
                {code === null && (!rvc || !isRvcMet(item, rvc.percent)) && (
                  <VerdictChip verdict="met">{t('verdict.met')}</VerdictChip>
                )}
                {rvc && isRvcMet(item, rvc.percent) && (
                  <VerdictChip verdict="met">
                    {t('change.rvc', {
                      code: ruleCode(rvc),
                      percent: format.percent(item.rvcPercent, rvc.percent),
                    })}
                  </VerdictChip>
                )}
                {item.usedDeMinimis && <span>{t('change.byDeMinimis')}</span>}
              </span>
            ),
          },
          {
            id: 'moved',
            head: t('change.size', { currency: query.currency }),
            align: 'end',
            narrow: 'value',
            cell: (item) =>
              item.change.kind === 'material-value'
                ? format.difference(item.moved)
                : format.amount(item.moved),
          },
        ]}
        rows={list.changes}
        rowKey={(item) => JSON.stringify(item.change)}
      />
      {list.total > LISTED_CHANGES && (
        <p className="change-table-more">
          {t('change.more', { shown: format.number(LISTED_CHANGES), total: format.number(list.total) })}
        </p>
      )}
      {fobIsText(origin) && <p className="change-table-more">{t('change.fobUnchanged')}</p>}
    </div>
  );
}

const isRvcMet = (item: ChangeSummary, threshold: number) => item.rvcPercent >= threshold * (1 - 1e-9);

const fobIsText = ({ draft }: OriginState) =>
  typeof readAmount(draft.amounts.fob, draft.decimal) === 'number';
