import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { riskCaseEndpoint, type RiskCase } from '@/features/risk-cases/risk-cases-schema';
import { CaseArticle } from '@/features/risk-cases/view/case-article';
import { useCaseSentence } from '@/features/risk-cases/view/words/use-case-sentence';
import type { DataOf } from '@/shared/api/endpoint';
import { PageHead } from '@/shared/ui/layout/page-head';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { PreviewProps } from './preview-props';

/** A case as its page on the portal shows it. */
export function RiskCasePreview({ data }: PreviewProps) {
  const answer = riskCaseEndpoint.data.safeParse(data);
  if (!answer.success || answer.data.record === null) return <ErrorState />;
  return <Case record={answer.data.record} answer={answer.data} />;
}

function Case({ record, answer }: { record: RiskCase; answer: DataOf<typeof riskCaseEndpoint> }) {
  const sentence = useCaseSentence()(record);
  return (
    <div className="page-width">
      <PageHead title={<span lang={record.product.lang}>{record.product.text}</span>} lead={sentence} />
      <CaseArticle record={record} answer={answer} countries={COUNTRY_CODES} />
    </div>
  );
}
