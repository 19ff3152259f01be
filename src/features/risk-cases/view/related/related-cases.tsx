import type { ReactNode } from 'react';
import type { RiskCase, RiskCaseRow } from '../../risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { useListLeft } from '@/shared/list/use-list-left';
import { CaseLink } from '../case-link';
import { OriginsPhrase } from '../words/origins-phrase';
import { StepPhrase } from '../words/step-phrase';
import { useEconomyName } from '../words/use-economy-name';
import { SharedCodes } from '../codes/shared-codes';

interface RelatedCasesProps {
  title: string;
  none: string;
  /** The text shown when there are more rows. */
  more: 'andMore' | 'andNearest';
  group: { total: number; rows: readonly RiskCaseRow[] };
  /** Each row states what it has in common with this case. */
  sharedWith?: RiskCase;
  children?: ReactNode;
}

/** Some cases in their order, with their total; the back link leads to the list the reader came from first. */
export function RelatedCases({ title, none, more, group, sharedWith, children }: RelatedCasesProps) {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const from = useListLeft();
  const { total, rows } = group;
  return (
    <div className="risk-related-block">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="risk-quiet">{none}</p>
      ) : (
        <ul className="risk-related-list">
          {rows.map((row) => (
            <li key={row.id}>
              <CaseLink row={row} from={from} />
              {sharedWith && (
                <span className="risk-small">
                  <SharedCodes row={row} record={sharedWith} />
                </span>
              )}
              <span className="risk-small">
                {nameOf(row.importer)} ← <OriginsPhrase origins={row.origins} /> · {t(`kind.${row.kind}`)}
                {row.lastStep && (
                  <>
                    {' · '}
                    <StepPhrase step={row.lastStep} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > rows.length && (
        <p className="risk-small">{t(`details.${more}`, { count: total, shown: rows.length })}</p>
      )}
      {children}
    </div>
  );
}
