import type { DifferentialView } from '@/features/origin/assessment/differential-view';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { formatHs } from '@/features/hs/hs-code';
import { decidedBasis } from '@/features/tariffs/country-pair/answer-kind';
import { percentOf, rateOn } from '@/features/tariffs/rates/rate-result';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { amountsOf, moneyOf } from '@/features/tariffs/country-pair/pair-report';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { TermLink } from '@/shared/ui/controls/term-link';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import type { OriginState } from '../use-origin';

interface DifferentialBlockProps {
  origin: Pick<OriginState, 'draft' | 'changeDraft' | 'line' | 'query' | 'appendix'>;
  view: DifferentialView;
  pair: PairDuty;
  /** The sources of the Appendix; empty if the answer has none. */
  sources?: readonly SourceRecord[];
}

interface Outcome {
  id: 'notListed' | 'listed' | 'contributors' | 'all';
  country: string | null;
}

/**
 * Which Party's rate is paid if the importer treats Parties differently: the case of the Appendix, both while it is
 * open, and the importer's options (2.6).
 */
export function DifferentialBlock({ origin, view, pair, sources = [] }: DifferentialBlockProps) {
  const { draft, changeDraft, line, query, appendix } = origin;
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const list = useListText();
  if (!view.notListed.differential) return null;
  const { requirement } = appendix;
  const outcomes: Outcome[] = [
    ...(requirement.kind === 'required'
      ? []
      : [{ id: 'notListed' as const, country: view.notListed.country }]),
    ...(requirement.kind === 'none' ? [] : [{ id: 'listed' as const, country: view.listed.country }]),
    { id: 'contributors', country: view.notListed.options.highestAmongContributors },
    { id: 'all', country: view.notListed.options.highestAmongAll },
  ];
  const { from, to, date } = pair;
  const amounts = line && amountsOf(line, { ...query, from, to, date });
  const pairFrom = (country: string) => line && amounts && pairDutyOf(line, country, to, date, amounts);
  const importer = format.country(to);
  return (
    <div className="differential-block">
      <h3>
        <TermLink term="rcepCountry">{t('differential.title')}</TermLink>
      </h3>
      {requirement.kind === 'unsettled' && (
        <RadioGroup
          legend={t('differential.question', { importer })}
          options={(['unknown', 'yes', 'no'] as const).map((value) => ({
            value,
            label: t(`differential.answer.${value}`),
          }))}
          value={draft.appendix}
          onValueChange={(declared) => changeDraft((current) => ({ ...current, appendix: declared }))}
          hint={
            requirement.candidates.length > 0
              ? t('differential.candidates', {
                  importer,
                  codes: list(requirement.candidates.map(({ code }) => formatHs(code))),
                })
              : undefined
          }
        />
      )}
      <DataTable
        caption={t('differential.title')}
        columns={[
          { id: 'case', head: t('differential.case'), cell: ({ id }) => t(`differential.outcome.${id}`) },
          {
            id: 'country',
            head: t('differential.country'),
            cell: ({ id, country }) =>
              country === null ? <NoData reason="unconfirmed" /> : format.country(country) + MARKS[id],
          },
          {
            id: 'rate',
            head: t('differential.rate'),
            align: 'end',
            narrow: 'value',
            cell: ({ country }) => {
              const result = country && line ? rateOf(line, country, date) : null;
              const percent = percentOf(result);
              if (result?.kind !== 'rate')
                return <NoData reason={result?.kind === 'none' ? 'noPreference' : 'noData'} />;
              return (
                <>
                  {percent === null ? result.rate.printed : format.percent(percent)}{' '}
                  <RecordMarkTag mark={result.rate.mark} />
                </>
              );
            },
          },
          {
            id: 'duty',
            head: t('differential.duty', { currency: moneyOf(pair, query.currency) }),
            align: 'end',
            narrow: 'detail',
            cell: ({ country }) => {
              const paid = country ? pairFrom(country) : null;
              if (!paid?.payable) return <NoData />;
              const { payable } = paid;
              const decided = decidedBasis(paid);
              if (decided === null) return '—';
              const basis = decided === 'MFN' ? t('differential.mfn') : '';
              return payable.amount === null
                ? basis || '—'
                : `${format.amount(payable.amount)}${basis && ` ${basis}`}`;
            },
          },
        ]}
        rows={outcomes}
        rowKey={({ id }) => id}
        rowKind={({ id }) => (isChosen(id, appendix.answer) ? 'selected' : undefined)}
      />
      <p className="differential-block-note">{t('differential.note')}</p>
      {sources.length > 0 && <SourceLine sources={sources}>{t('differential.edition')}</SourceLine>}
      {(view.notListed.notComparable ?? []).length > 0 && (
        <p className="differential-block-note">
          {t('differential.notComparable', {
            countries: list((view.notListed.notComparable ?? []).map(format.country)),
          })}
        </p>
      )}
    </div>
  );
}

const MARKS = { notListed: '', listed: '', contributors: ' *', all: ' **' };

const isChosen = (id: Outcome['id'], appendix: string) =>
  (id === 'listed' && appendix === 'yes') || (id === 'notListed' && appendix === 'no');

function rateOf(line: NonNullable<OriginState['line']>, party: string, date: string) {
  return rateOn(line.rcep.find(({ parties }) => parties.includes(party))?.rates ?? [], date);
}
