import type { ReactNode } from 'react';
import { isParty } from '@/domain/rcep';
import type { CountryBody, CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { useGuideFormat } from '../../facts/use-guide-format';
import './investment-steps.css';

interface InvestmentStepsProps {
  code: string;
  date: string;
  guide: CountryGuide | null;
}

/** Steps that are others in a country that is no Party. */
type PartyStep = 'open' | 'bringIn' | 'sell';
type StepId = PartyStep | `${PartyStep}NotParty` | 'laws' | 'register' | 'standards';

/** The way into the market in order: steps that can be done here are links, others name the contact. */
export function InvestmentSteps({ code, date, guide }: InvestmentStepsProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const country = format.country(code);
  const ofParty = (step: PartyStep): StepId => (isParty(code) ? step : `${step}NotParty`);
  const steps: { id: StepId; next: ReactNode }[] = [
    {
      id: ofParty('open'),
      next: isParty(code) ? (
        <ExternalLink href="https://rcepsec.org">{t('step.agreementText')}</ExternalLink>
      ) : (
        <NoData />
      ),
    },
    { id: 'laws', next: <Link to={paths.lawService({ country: code })}>{t('link.laws', { country })}</Link> },
    { id: 'register', next: ask(guide?.investment) },
    {
      id: ofParty('bringIn'),
      next: <Link to={paths.taxOriginSearch({ to: code, date })}>{t('link.asImporter', { country })}</Link>,
    },
    { id: 'standards', next: ask(guide?.standards) },
    {
      id: ofParty('sell'),
      next: <Link to={paths.taxOriginSearch({ from: code, date })}>{t('link.asExporter', { country })}</Link>,
    },
  ];
  return (
    <>
      <h3>{t('step.title')}</h3>
      <ol className="investment-steps">
        {steps.map(({ id, next }, index) => (
          <li key={id}>
            <span className="investment-step-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <b>{t(`step.${id}.name`)}</b>
              <p>{t(`step.${id}.text`, { country })}</p>
              <p className="investment-step-next">{next}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );

  /** Nothing until the guide has loaded: pending is not missing. */
  function ask(body: CountryBody | null | undefined): ReactNode {
    if (body === undefined) return null;
    if (body === null) return <NoData />;
    const name = <span lang={format.langOf(body.name)}>{body.name.text}</span>;
    return (
      <>
        <NoData /> {t('step.ask')}
        {body.url === null ? name : <ExternalLink href={body.url}>{name}</ExternalLink>} <UncheckedMark />
      </>
    );
  }
}
