import { useQuery } from '@tanstack/react-query';
import { countryGuideQuery } from '@/features/countries/guide/country-guide-api';
import { SaveButton } from '@/features/saved/save-button';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SecondPass } from '@/shared/loading/second-pass';
import { paths } from '@/shared/routing/paths';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { Button } from '@/shared/ui/controls/button';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { useGuideFormat } from '../facts/use-guide-format';
import { GUIDE_TABS } from '../guide-address';
import type { GuideTab } from '../guide-address';
import type { GuideControls } from '../use-guide-address';
import { AgreementSection } from './agreement-section';
import { GuideHead } from './guide-head';
import { GuideTabs } from './guide-tabs';
import { InvestmentSection } from './investment/investment-section';
import { ProfileSection } from './profile-section';
import { RiskSection } from './risk-section';
import { TradeSection } from './trade/trade-section';
import './guide-view.css';

/** The guide of one country: its head, then the parts in the address. */
export function GuideView({ guide: controls, code }: { guide: GuideControls; code: string }) {
  const { t } = useTexts('nation');
  const { country } = useGuideFormat();
  useNamedRecord(country(code));
  const { address, today } = controls;
  const { date, tab } = address;
  const guide = useQuery(countryGuideQuery(code, useLanguage()));
  const parts: Record<GuideTab, React.ReactNode> = {
    profile: <ProfileSection query={guide} />,
    trade: <TradeSection code={code} />,
    agreement: <AgreementSection code={code} date={date} query={guide} />,
    investment: <InvestmentSection code={code} date={date} query={guide} />,
    risk: <RiskSection code={code} />,
  };
  const shown = (tab === null ? GUIDE_TABS : [tab]).map((part) => (
    <ErrorBoundary key={`${code}-${part}`}>{parts[part]}</ErrorBoundary>
  ));
  return (
    <div className="page-width nation-page">
      <GuideHead code={code} date={date} today={today} query={guide} />
      <div className="nation-actions">
        <Button size="small" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
        <SaveButton
          item={{
            kind: 'country',
            id: code,
            title: country(code),
            address: paths.nationGuide({ country: code }),
          }}
        />
      </div>
      <GuideTabs guide={controls} />
      {shown.slice(0, 1)}
      <SecondPass>{shown.slice(1)}</SecondPass>
    </div>
  );
}
