import { useSearchParams } from 'react-router-dom';
import { riskCasePageQuery } from '@/features/risk-cases/risk-cases-api';
import { takeEarlyAnswers } from '@/shared/api/cache/api-scope';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { readListState } from '@/shared/list/list-state';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Tabs } from '@/shared/ui/controls/tabs';
import { openedQuery } from '@/shared/routing/opened-address';
import { paths } from '@/shared/routing/paths';
import { CASE_FILTERS, caseHsOf, caseSortOf, casesQuestion } from './cases/cases-question';
import { CasesTab } from './cases/cases-tab';
import { ScopeTab } from './scope/scope-tab';
import { WarningsTab } from './warnings/warnings-tab';
import './risk-case.css';

const TABS = ['cases', 'warnings', 'scope'] as const;
type Tab = (typeof TABS)[number];

/** The answer that index.html asked for. */
export function ahead(): Promise<void> {
  const params = openedQuery();
  const list = readListState(params, CASE_FILTERS);
  const question = casesQuestion(list, caseSortOf(params.get('sort')), caseHsOf(params.get('hs')));
  return takeEarlyAnswers([riskCasePageQuery(question, currentLanguage())]);
}

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

/** A tab takes over what it understands of the address: product, and the importer under either of its names. */
function addressOf(tab: Tab, params: URLSearchParams): string {
  const get = (name: string) => params.get(name) ?? undefined;
  const [hs, from, date] = [get('hs'), get('from'), get('date')];
  const importer = get('importer') ?? get('to');
  if (tab === 'cases') return paths.riskCase({ importer, hs });
  if (tab === 'warnings') return paths.riskCase({ tab, importer, hs });
  const to = importer?.includes(',') === true ? undefined : importer;
  return paths.riskCase({ tab, hs, from, to, date });
}
