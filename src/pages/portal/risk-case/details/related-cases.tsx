import type { ReactNode } from 'react';
import type { RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { useListLeft } from '@/shared/list-ui/use-list-left';
import { CaseLink } from '../parts/case-link';
import { OriginsPhrase } from '../parts/origins-phrase';
import { StepPhrase } from '../parts/step-phrase';
import { useEconomyName } from '../parts/use-economy-name';

interface RelatedCasesProps {
  title: string;
  none: string;
  group: { total: number; rows: readonly RiskCaseRow[] };
  children?: ReactNode;
}

/** Some cases, the latest first, with how many there are; the way back stays that of the list first come from. */
export function RelatedCases({ title, none, group: { total, rows }, children }: RelatedCasesProps) {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const from = useListLeft();
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
        <p className="risk-small">{t('details.andMore', { count: total, shown: rows.length })}</p>
      )}
      {children}
    </div>
  );
}
