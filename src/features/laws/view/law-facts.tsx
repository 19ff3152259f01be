import { LanguageTag } from '@/shared/ui/marks/language-tag';
import type { ReactNode } from 'react';
import { lawStanding } from '../law-status-schema';
import type { LawDetail } from '../laws-schema';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { WholeDates } from '@/shared/ui/marks/whole-dates';
import { NoData } from '@/shared/ui/marks/no-data';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { LawStatusTag } from './law-status-tag';
import { useLawWords } from './law-words';

/** All data of a law in rows; missing data is stated in words. */
export function LawFacts({ law }: { law: LawDetail }) {
  const { t } = useTexts('law');
  const words = useLawWords();
  const { title, name, otherTitle, number, readIn } = law;
  const list = (texts: readonly string[]) => texts.join(t('comma'));
  const isTranslated = name?.text !== title.text;
  return (
    <dl className="law-facts">
      {isTranslated && (
        <Fact label={t('fact.title')} note={t('fact.translated')}>
          <span lang={title.lang}>{title.text}</span>
          <LanguageTag lang={title.lang} />
        </Fact>
      )}
      <Fact label={t('fact.name')}>
        {name === null ? (
          <NoData />
        ) : (
          <>
            <span lang={name.lang}>{name.text}</span>
            <LanguageTag lang={name.lang} /> {law.mark === 'fact' && <RecordMarkTag mark={name.mark} />}
          </>
        )}
      </Fact>
      {otherTitle !== null && (
        <Fact label={t('fact.otherTitle')}>
          <span lang={otherTitle.lang}>{otherTitle.text}</span>
          <LanguageTag lang={otherTitle.lang} />
        </Fact>
      )}
      <Fact label={t('facet.country')}>{words.country(law.country)}</Fact>
      <Fact label={t('facet.kind')}>{t(`kind.${law.kind}`)}</Fact>
      <Fact label={t('fact.number')}>
        {number === null ? (
          <NoData />
        ) : (
          <>
            <span lang={number.lang}>{number.text}</span>
            <LanguageTag lang={number.lang} />
          </>
        )}
      </Fact>
      <Fact label={t('fact.dates')}>
        <LawDates law={law} />
      </Fact>
      <Fact label={t('facet.status')}>
        <LawStatus law={law} />
      </Fact>
      <Fact label={t('facet.standardType')}>{list(law.standardType.map(words.standardType))}</Fact>
      <Fact label={t('facet.productType')} note={t('fact.ownReading')}>
        {list(law.productType.map(words.productType))}
      </Fact>
      <Fact label={t('fact.readIn')}>
        {readIn === null ? (
          <NoData reason="unconfirmed" />
        ) : (
          <>
            <span lang={readIn.lang}>{readIn.text}</span>
            <LanguageTag lang={readIn.lang} />
          </>
        )}
      </Fact>
      <LawAddresses law={law} />
    </dl>
  );
}

interface FactProps {
  label: string;
  /** A note needed to understand the value. */
  note?: string;
  children: ReactNode;
}

function Fact({ label, note, children }: FactProps) {
  return (
    <div className="law-fact">
      <dt>{label}</dt>
      <dd>
        {children}
        {note !== undefined && <span className="law-fact-note">{note}</span>}
      </dd>
    </div>
  );
}

function LawDates({ law }: { law: LawDetail }) {
  const { t } = useTexts('law');
  const words = useLawWords();
  if (law.steps.length === 0) return <NoData />;
  return (
    <ul className="law-dates">
      {law.steps.map((step) => (
        <li key={`${step.kind} ${step.date}`}>
          <WholeDates>{words.step(step)}</WholeDates>{' '}
          {law.mark === 'fact' && <RecordMarkTag mark={step.mark} />}
        </li>
      ))}
      {law.until !== null && (
        <li>
          <WholeDates>{t('fact.until', { date: words.date(law.until) })}</WholeDates>
        </li>
      )}
    </ul>
  );
}

/** The status with its basis. */
function LawStatus({ law }: { law: LawDetail }) {
  const { t } = useTexts('law');
  const words = useLawWords();
  const { reason, date } = lawStanding(law.steps, law.until, todayIso());
  return (
    <>
      <LawStatusTag law={law} />{' '}
      <span className="law-fact-note">
        {t(`why.${reason}`, { date: date === null ? '' : words.date(date) })}
      </span>
    </>
  );
}

function LawAddresses({ law: { url, register, country } }: { law: LawDetail }) {
  const { t } = useTexts('law');
  const words = useLawWords();
  return (
    <>
      <Fact label={t('fact.url')}>
        {url === null ? <NoData /> : <ExternalLink href={url}>{hostOf(url)}</ExternalLink>}
      </Fact>
      <Fact
        label={t('fact.register')}
        note={register === null ? undefined : t('fact.registerNote', { country: words.country(country) })}
      >
        {register === null ? (
          <NoData />
        ) : (
          <>
            <ExternalLink href={register.url}>
              <span lang={register.title.lang}>{register.title.text}</span>
            </ExternalLink>
            <LanguageTag lang={register.title.lang} /> <RecordMarkTag mark={register.mark} />
          </>
        )}
      </Fact>
    </>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);
