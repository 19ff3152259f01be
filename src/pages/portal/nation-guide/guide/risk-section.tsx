import { useQuery } from '@tanstack/react-query';
import { riskCasePageQuery } from '@/features/risk-cases/risk-cases-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Figure } from '@/shared/ui/figures/figure';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { useGuideFormat } from '../facts/use-guide-format';
import './risk-section.css';

const BLOCKS = [{ width: '100%', height: '104px' }] as const;

/** How many cases of the library the country opened, and how many target its goods. */
export function RiskSection({ code }: { code: string }) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const language = useLanguage();
  const country = format.country(code);
  const acting = useQuery(riskCasePageQuery({ importer_IN: code, pageSize: 1 }, language));
  const targeted = useQuery(riskCasePageQuery({ exporter_IN: code, pageSize: 1 }, language));
  return (
    <Section id="risk" title={t('tab.risk')} lead={t('lead.risk')}>
      <div className="nation-risk">
        <QueryView
          query={acting}
          failure={t('failure.acting', { country })}
          loading={<LoadingState blocks={BLOCKS} />}
        >
          {({ total }) => (
            <div>
              <Figure
                label={t('risk.acting', { country })}
                value={String(total)}
                unit={t('risk.cases')}
                note={total === 0 ? t('risk.noneActing', { country }) : t('risk.notNational')}
              />
              {total > 0 && <Link to={paths.riskCase({ importer: code })}>{t('risk.see')}</Link>}
            </div>
          )}
        </QueryView>
        <QueryView
          query={targeted}
          failure={t('failure.targeted', { country })}
          loading={<LoadingState blocks={BLOCKS} />}
        >
          {({ total }) => (
            <div>
              <Figure
                label={t('risk.targeted', { country })}
                value={String(total)}
                unit={t('risk.cases')}
                note={total === 0 ? t('risk.noneTargeted', { country }) : t('risk.notNational')}
              />
              {total > 0 && <Link to={paths.riskCase({ exporter: code })}>{t('risk.see')}</Link>}
            </div>
          )}
        </QueryView>
      </div>
      <SourceLine sources={acting.data?.sources}>
        {acting.data !== undefined && t('risk.recordCount', { available: acting.data.available })}
      </SourceLine>
    </Section>
  );
}
