import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Tabs } from '@/shared/ui/controls/tabs';
import { paths } from '@/shared/routing/paths';
import { CasesTab } from './cases/cases-tab';
import { ScopeTab } from './scope/scope-tab';
import { WarningsTab } from './warnings/warnings-tab';
import '@/features/risk-cases/view/case-words.css';
import './risk-case.css';

const TABS = ['cases', 'warnings', 'scope'] as const;
type Tab = (typeof TABS)[number];

/** Risk case library (product design §4, risk): cases, warnings, and whether a product is in scope. */
export default function RiskCasePage() {
  const { t } = useTexts('risk');
  const [params] = useSearchParams();
  const current = TABS.find((tab) => tab === params.get('tab')) ?? 'cases';
  return (
    <div className="page-width">
      <PageHead title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('tabs.label')}
        current={current}
        tabs={TABS.map((id) => ({ id, label: t(`tabs.${id}`), to: addressOf(id, params) }))}
      />
      {current === 'cases' && <CasesTab />}
      {current === 'warnings' && <WarningsTab />}
      {current === 'scope' && <ScopeTab />}
    </div>
  );
}

/** The address of a tab with the parameters it supports: product, and the importer under either of its names. */
function addressOf(tab: Tab, params: URLSearchParams): string {
  const get = (name: string) => params.get(name) ?? undefined;
  const [hs, from, date] = [get('hs'), get('from'), get('date')];
  const importer = get('importer') ?? get('to');
  if (tab === 'cases') return paths.riskCase({ importer, hs });
  if (tab === 'warnings') return paths.riskCase({ tab, importer, hs });
  const to = importer?.includes(',') === true ? undefined : importer;
  return paths.riskCase({ tab, hs, from, to, date });
}
