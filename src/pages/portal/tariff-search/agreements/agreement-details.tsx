import type { AgreementAssessment, AgreementStep } from '@/domain/agreements';
import type { ClauseRecord, CriteriaRecord } from '@/features/agreements/agreements-schema';
import { traceWords } from '@/features/origin/rule-words/trace-words';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { PrintedDetails } from '@/shared/ui/layout/printed-details';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { sharedStep } from './shared-step';

interface AgreementDetailsProps {
  criteria: CriteriaRecord;
  /** Null while there is no bill of materials. */
  assessment: AgreementAssessment | null;
  exporter: string;
}

const CLAUSES = ['generalRule', 'valueContent', 'deMinimis', 'cumulation', 'consignment', 'waiver'] as const;

/** The assessment of the goods under an agreement, step by step, and its clauses. */
export function AgreementDetails({ criteria, assessment, exporter }: AgreementDetailsProps) {
  const { t } = useTexts('agreements');
  const { agreement } = criteria;
  return (
    <PrintedDetails
      className="agreement-details"
      summary={t(assessment ? 'details.assessed' : 'details.clauses', { agreement })}
    >
      {assessment && (
        <ol className="agreement-steps">
          {assessment.trace.map((step, index) => (
            <Step key={index} step={step} exporter={exporter} />
          ))}
        </ol>
      )}
      <dl className="agreement-clauses">
        {CLAUSES.map((name) => {
          const clause = criteria[name];
          return clause && <Clause key={name} head={t(`clause.${name}`)} clause={clause} />;
        })}
      </dl>
    </PrintedDetails>
  );
}

function Step({ step, exporter }: { step: AgreementStep; exporter: string }) {
  const { t } = useTexts(['agreements', 'origin']);
  const { t: originText } = useTexts('origin');
  const format = useOriginFormat();
  const shared = sharedStep(step);
  const words = shared && traceWords(shared, exporter, originText, format);
  return (
    <li>
      <VerdictChip verdict={step.verdict} />{' '}
      <span className="agreement-article">
        {step.article ?? t('asInRcep')} {step.mark === 'unchecked' && <UncheckedMark />}
      </span>
      <p>{words ? words.statement : ownWords()}</p>
      {words?.computation && <p className="agreement-computation">{words.computation}</p>}
    </li>
  );

  function ownWords() {
    const { verdict } = step.inputs;
    return step.key === 'agreementVerdict'
      ? textOfCode(t, 'verdict', String(verdict))
      : textOfCode(t, 'step', step.key);
  }
}

function Clause({
  head,
  clause: { article, mark, text, source, asOf },
}: {
  head: string;
  clause: ClauseRecord;
}) {
  return (
    <>
      <dt>
        {head} {article} {mark === 'unchecked' && <UncheckedMark />}
      </dt>
      <dd>
        <span lang={text.lang}>{text.text}</span>
        {source !== null && (
          <span className="agreement-source" lang="en">
            {source}, {asOf}
          </span>
        )}
      </dd>
    </>
  );
}
