import type { ReactNode } from 'react';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { SaveButton } from '@/features/saved/save-button';
import type { RiskCase, riskCaseEndpoint } from '@/features/risk-cases/risk-cases-schema';
import { measureEnd } from '@/features/risk-cases/measure-end';
import { CaseArticle } from '@/features/risk-cases/view/case-article';
import { useCaseSentence } from '@/features/risk-cases/view/words/use-case-sentence';
import type { DataOf } from '@/shared/api/endpoint';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { paths } from '@/shared/routing/paths';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { Button } from '@/shared/ui/controls/button';
import { CalendarButton } from '../parts/calendar-button';

interface CaseViewProps {
  record: RiskCase;
  answer: DataOf<typeof riskCaseEndpoint>;
  back: ReactNode;
}

/** A case: what it is and what can be done with it, then all that is known about it. */
export function CaseView({ record, answer, back }: CaseViewProps) {
  const { t } = useTexts(['risk', 'list']);
  useNamedRecord(record.product.text);
  const sentence = useCaseSentence()(record);
  const end = measureEnd(record);
  const isEndAhead = end !== null && end.date.length === 10 && end.date >= todayIso();
  return (
    <>
      <PageHead
        back={back}
        title={<span lang={record.product.lang}>{record.product.text}</span>}
        lead={sentence}
        actions={
          <>
            <SaveButton
              item={{
                kind: 'case',
                id: record.id,
                title: `${record.product.text} · ${sentence}`,
                address: paths.riskCaseDetails(record.id),
              }}
            />
            {isEndAhead && (
              <CalendarButton
                ends={[{ row: record, end }]}
                label={t('details.calendar')}
                fileName={`${record.id}.ics`}
              />
            )}
            <Button size="small" onClick={() => window.print()}>
              {t('list:print')}
            </Button>
          </>
        }
      />
      <CaseArticle record={record} answer={answer} countries={COUNTRY_CODES} />
    </>
  );
}
