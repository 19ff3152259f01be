import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { areAlike, areSame } from '../facts/fact';
import { FactText } from '../facts/fact-text';
import { useGuideFormat } from '../facts/use-guide-format';
import type { CountryQuery } from './joined-queries';
import { ColumnHead } from './column-head';
import type { CompareLine } from './compare-line';
import './compare-table.css';

interface CompareTableProps {
  caption: string;
  codes: readonly string[];
  /** The query of each country, if they are loaded one by one. */
  columns?: readonly CountryQuery<unknown>[];
  lines: readonly CompareLine[];
  isOnlyDifferent: boolean;
}

/**
 * One column per country, one row per fact; rows with equal values are dimmed. Below 768 px each row becomes its
 * label and a line for each country; explicit roles restore the table semantics that such a layout would remove.
 */
export function CompareTable({ caption, codes, columns, lines, isOnlyDifferent }: CompareTableProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const shown = isOnlyDifferent ? lines.filter(({ facts }) => !areAlike(facts)) : lines;
  if (shown.length === 0) return <p className="no-data">{t('compare.allSame')}</p>;
  return (
    <div className="country-compare">
      <table role="table">
        <caption>
          {t('compare.caption', { part: caption, countries: format.list(codes.map(format.country)) })}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('compare.row')}
            </th>
            {codes.map((code, index) => (
              <ColumnHead key={code} country={format.country(code)} query={columns?.[index]} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map(({ id, label, facts }) => {
            const largest = Math.max(...facts.map((fact) => (fact.kind === 'known' ? (fact.size ?? 0) : 0)));
            return (
              <tr key={id} role="row" className={classNames(areAlike(facts) && 'compare-same')}>
                <th role="rowheader" scope="row">
                  {label}
                  {areSame(facts) && (
                    <>
                      {' '}
                      <span className="fact-note">{t('compare.same')}</span>
                    </>
                  )}
                </th>
                {codes.map((code, index) => {
                  const fact = facts[index];
                  return (
                    <td key={code} role="cell" data-head={format.country(code)}>
                      {fact !== undefined && (
                        <div className="compare-value">
                          <FactText fact={fact} largest={largest} />
                        </div>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
