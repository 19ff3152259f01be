import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isKnownCountry } from '@/features/countries/country-codes';
import { UnknownCountry } from '@/features/countries/unknown-country';
import { hasHsChapter } from '@/features/hs/tree/hs-chapter';
import { formatHs } from '@/features/hs/hs-code';
import { pairReport } from '@/features/tariffs/country-pair/pair-report';
import { BetterAgreements } from '@/features/tariffs/country-pair/better-agreements';
import type { PairQuery, PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { outcomeOf } from '@/features/tariffs/outcome';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SecondPass } from '@/shared/loading/second-pass';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { DateNote } from './date-note';
import { PairView } from './pair-view';
import { CodeTrail } from './later-parts';
import { LinesAnswer } from './lines-answer';
import { SampleSwitch } from './actions/sample-switch';
import { OtherImporters, SixDigitSections } from './six-digit-sections';

interface TariffResultProps {
  answer: TariffAnswer;
  question: PairQuestion;
  onAsk: (change: Partial<PairQuery>) => void;
}

/** The server's data for the query: the route, or a text on why there is none (product design §3, special cases). */
export function TariffResult({ answer, question, onAsk }: TariffResultProps) {
  const { t } = useTexts('shell');
  const outcome = outcomeOf(answer, question);
  const unknown = (['from', 'to'] as const).find((end) => !isKnownCountry(question[end]));
  const date = <DateNote date={question.date} onPick={(day) => onAsk({ date: day })} />;
  const samples = answer.hasSample && question.sample && unknown === undefined && (
    <SampleSwitch isOn onChange={(sample) => onAsk({ sample })} />
  );
  const trail = answer.hs !== null && <Trail hs={answer.hs} question={question} />;
  if (outcome.kind === 'line' && unknown === undefined)
    return (
      <>
        {trail}
        {date}
        {samples}
        <PairResult answer={answer} line={outcome.line} question={question} onAsk={onAsk} />
      </>
    );
  return (
    <>
      {trail}
      <h1>{t('title.taxOriginSearch')}</h1>
      {date}
      {samples}
      {unknown !== undefined && (
        <UnknownCountry
          requested={question[unknown]}
          side={unknown}
          onPick={(code) => onAsk({ [unknown]: code })}
        />
      )}
      {unknown === undefined && outcome.kind !== 'line' && (
        <NoPair kind={outcome.kind} answer={answer} question={question} onAsk={onAsk} />
      )}
    </>
  );
}

/** The path to the code, in a line that is rendered before its part loads. */
function Trail(props: { hs: string; question: PairQuestion }) {
  return (
    <div className="code-trail">
      <SecondPass>
        <ErrorBoundary>
          <Suspense fallback={null}>
            <CodeTrail {...props} />
          </Suspense>
        </ErrorBoundary>
      </SecondPass>
    </div>
  );
}

interface NoPairProps extends TariffResultProps {
  kind: Exclude<ReturnType<typeof outcomeOf>['kind'], 'line'>;
}

function NoPair({ kind, answer, question, onAsk }: NoPairProps) {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  const values = {
    importer: t(`countries:${question.to}`),
    hs: formatHs(answer.hs ?? answer.requested),
    count: answer.schedule?.codes ?? 0,
    of: formatNumber(answer.schedule?.of ?? 0, language),
  };
  const { from, to } = question;
  const others = answer.agreements.filter(({ parties }) => parties.includes(from));
  const missing = <BetterAgreements pairs={[]} missing={others} from={from} to={to} />;
  switch (kind) {
    case 'choose-line':
      return (
        <>
          <LinesAnswer answer={answer} question={question} onAsk={onAsk} />
          <SixDigits answer={answer} question={question} onAsk={onAsk} />
        </>
      );
    case 'same-country':
      return <EmptyState why={t('answer.reason.same-country')} />;
    case 'unknown':
      if (!hasHsChapter(answer.requested)) return <NoChapter hs={answer.requested} />;
      return (
        <>
          <NoData why={t('none.unknown', { hs: formatHs(answer.requested) })} official={answer.official} />
          {answer.nearest.length > 0 && (
            <EmptyState why={t('none.unknownNext')}>
              {answer.nearest.map(({ hs, name }) => (
                <Button key={hs} variant="text" onClick={() => onAsk({ hs, line: null })}>
                  {formatHs(hs)} <span lang={name.lang}>{name.text}</span>
                </Button>
              ))}
            </EmptyState>
          )}
          <p className="browse-near">
            <Link to={paths.tariffBrowse({ code: answer.requested.slice(0, 6), from, to })}>
              {t('none.browse', { hs: formatHs(answer.requested) })}
            </Link>
          </p>
        </>
      );
    case 'importer-not-party':
      return (
        <>
          <NoData why={t('none.india')} official={answer.official}>
            {missing}
          </NoData>
          {answer.hs !== null && (
            <OtherImporters answer={answer} hs={answer.hs.slice(0, 6)} question={question} onAsk={onAsk} />
          )}
        </>
      );
    default:
      return (
        <>
          <NoData why={t(`none.${whyKey(kind, answer)}`, values)} official={answer.official}>
            {answer.hasSample && !question.sample && (
              <SampleSwitch isOn={false} onChange={(sample) => onAsk({ sample })} />
            )}
            {missing}
          </NoData>
          <SixDigits answer={answer} question={question} onAsk={onAsk} />
        </>
      );
  }
}

/** A code of a chapter that HS 2022 does not have: nothing to look up. */
function NoChapter({ hs }: { hs: string }) {
  const { t } = useTexts('tariff');
  return <EmptyState why={t('none.noChapter', { chapter: hs.slice(0, 2) })} next={t('words.noneNext')} />;
}

/** What data is missing here, and the importer's official tariff if it can be looked up. */
function NoData({ why, official, children }: NoDataProps) {
  const { t } = useTexts('tariff');
  return (
    <>
      <EmptyState why={why} next={official ? t('none.official') : t('none.noOfficial')}>
        {official && <ExternalLink href={official.url}>{official.title}</ExternalLink>}
      </EmptyState>
      {children}
    </>
  );
}

interface NoDataProps {
  why: string;
  official: TariffAnswer['official'];
  /** Other agreements between the two countries. */
  children?: ReactNode;
}

/** A made-up schedule is not called a tariff. */
const whyKey = (kind: 'importer' | 'code', { schedule }: TariffAnswer) =>
  kind === 'code' && schedule?.mark === 'sample' ? 'codeSample' : kind;

/** What depends on six digits only, if the code is known. */
function SixDigits({ answer, question, onAsk }: TariffResultProps) {
  if (answer.hs === null) return null;
  return <SixDigitSections answer={answer} hs={answer.hs.slice(0, 6)} question={question} onAsk={onAsk} />;
}

/** The route of one line; its report is built once for each query and answer. */
function PairResult({ answer, line, question, onAsk }: TariffResultProps & { line: TariffLine }) {
  const report = useMemo(() => pairReport(answer, line, question), [answer, line, question]);
  return <PairView answer={answer} report={report} onAsk={onAsk} />;
}
