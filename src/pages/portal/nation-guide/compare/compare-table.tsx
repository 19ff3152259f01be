import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/class-names';
import { SCROLLABLE } from '@/shared/ui/scrollable';
import { areAlike, areSame } from '../facts/fact';
import { FactText } from '../facts/fact-text';
import { useGuideFormat } from '../facts/use-guide-format';
import type { CompareLine } from './compare-line';
import './compare-table.css';

interface CompareTableProps {
  caption: string;
  codes: readonly string[];
  lines: readonly CompareLine[];
  isOnlyDifferent: boolean;
}

/** One column per country, one row per fact; rows in which all say the same step back. The first column stays in view. */
export function CompareTable({ caption, codes, lines, isOnlyDifferent }: CompareTableProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const shown = isOnlyDifferent ? lines.filter(({ facts }) => !areAlike(facts)) : lines;
  if (shown.length === 0) return <p className="not-held">{t('compare.allSame')}</p>;
  return (
    <div className="country-compare" {...SCROLLABLE}>
      <table>
        <caption>
          {t('compare.caption', { part: caption, countries: format.list(codes.map(format.country)) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.row')}</th>
            {codes.map((code) => (
              <th key={code} scope="col">
                {format.country(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, label, facts }) => {
            const largest = Math.max(...facts.map((fact) => (fact.kind === 'held' ? (fact.size ?? 0) : 0)));
            return (
              <tr key={id} className={classNames(areAlike(facts) && 'compare-same')}>
                <th scope="row">
                  {label}
                  {areSame(facts) && (
                    <>
                      {' '}
                      <span className="fact-note">{t('compare.same')}</span>
                    </>
                  )}
                </th>
                {facts.map((fact, index) => (
                  <td key={codes[index]}>
                    <FactText fact={fact} largest={largest} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
