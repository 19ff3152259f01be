import { agreementOn } from '@/features/countries/guide/agreement-state';
import type { AgreementState } from '@/features/countries/guide/agreement-state';
import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figures/figure';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { FactText } from '../facts/fact-text';
import type { QueryOn } from '../facts/query-on';
import { useGuideFormat } from '../facts/use-guide-format';
import { useProfileRows } from '../facts/rows/use-profile-rows';
import { StateTag } from './state-tag';
import './guide-head.css';

interface GuideHeadProps {
  code: string;
  date: string;
  today: string;
  query: QueryOn<CountryGuide>;
}

const HEAD_FACTS = ['capital', 'currency', 'languages'];

/** The country's names, the status of the Agreement for it on the day, and its first facts. */
export function GuideHead({ code, date, today, query }: GuideHeadProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const rows = useProfileRows().filter(({ id }) => HEAD_FACTS.includes(id));
  const guide = query.data;
  const state = agreementOn(code, date);
  const shown = format.country(code);
  const further = [...(guide?.ownNames ?? []), { text: guide?.nameEn ?? '', lang: 'en' }].filter(
    ({ text }, index, all) =>
      text !== '' && text !== shown && all.findIndex((other) => other.text === text) === index,
  );
  return (
    <header className="nation-head">
      <div>
        <h1>{shown}</h1>
        <p className="nation-names">
          {further.map(({ text, lang }) => (
            <span key={text} lang={lang}>
              {text}
            </span>
          ))}
          <span>
            {code}
            {guide !== undefined && ` / ${guide.iso3}`}
          </span>
        </p>
        <dl className="nation-facts">
          {rows.map((row) => (
            <div key={row.id}>
              <dt>{row.label}</dt>
              <dd>
                {guide !== undefined ? (
                  <FactText fact={row.fact(guide)} />
                ) : (
                  t(query.isError ? 'notRead' : 'reading')
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="nation-state">
        <p className="nation-state-head">
          <StateTag code={code} date={date} /> {t('onDate', { date: format.dateInText(date) })}
        </p>
        {state.kind === 'inForce' && (
          <div className="nation-figures">
            <Figure
              label={t('figure.year')}
              value={t('figure.yearValue', { year: state.year })}
              note={t('range', { from: format.date(state.from), to: format.date(state.to) })}
            />
            <Figure
              label={t('figure.next')}
              value={format.date(state.next)}
              note={t('figure.nextNote', { year: state.year + 1 })}
            />
          </div>
        )}
        {state.kind === 'before' && (
          <div className="nation-figures">
            <Figure
              label={t('agreement.since')}
              value={format.date(state.since)}
              note={t('firstYear', { year: state.firstYear })}
            />
          </div>
        )}
        <p className="nation-sentence">
          {/* When India left the talks is general knowledge, not from a source. */}
          {sentence(state)} {state.kind === 'notParty' && <UncheckedMark />}
        </p>
        {date !== today && (
          <p className="nation-today">
            {t('today.is', { date: format.dateInText(today), state: onToday() })}
          </p>
        )}
      </div>
    </header>
  );

  function sentence(of: AgreementState): string {
    const country = shown;
    if (of.kind === 'inForce') return t('sentence.inForce', { country, date: format.dateInText(of.since) });
    if (of.kind === 'before')
      return t('sentence.before', {
        country,
        date: format.dateInText(date),
        since: format.dateInText(of.since),
      });
    return t(`sentence.${of.kind}`, { country });
  }

  function onToday(): string {
    const now = agreementOn(code, today);
    return now.kind === 'inForce' ? t('yearOrder', { year: now.year }) : t(`state.${now.kind}`);
  }
}
