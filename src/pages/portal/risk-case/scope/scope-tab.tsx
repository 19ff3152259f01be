import { useQuery } from '@tanstack/react-query';
import { readHsInput } from '@/features/hs/hs-code';
import { casesForProductQuery } from '@/features/risk-cases/risk-cases-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { ScopeForm } from './scope-form';
import { ScopeResult } from './scope-result';
import { useScopeAddress } from './use-scope-address';
import './scope.css';

/** Is my product in scope: the question in the address, the cases that may concern it below. */
export function ScopeTab() {
  const { t } = useTexts('risk');
  const [question, ask] = useScopeAddress();
  const input = readHsInput(question.hs);
  const hs = input.kind === 'code' ? input.digits : '';
  const { from, to } = question;
  const isWhole = hs !== '' && from !== '' && to !== '';
  const isAsked = isWhole && from !== to;
  const found = useQuery({ ...casesForProductQuery(hs, to, useLanguage()), enabled: isAsked });
  return (
    <div className="risk-scope">
      <p className="risk-scope-lead">{t('scope.lead')}</p>
      <ScopeForm question={question} onAsk={ask} />
      {!isWhole && (
        <EmptyState
          why={
            input.kind === 'words'
              ? t('scope.error.words')
              : input.kind === 'invalid' && input.reason === 'format'
                ? t('scope.error.format')
                : t('scope.intro')
          }
          next={t('scope.introNext')}
        />
      )}
      {isWhole && from === to && <EmptyState why={t('scope.sameCountry')} />}
      {isAsked && (
        <QueryView query={found} failure={t('scope.failure')}>
          {(data) => <ScopeResult data={data} question={{ ...question, hs }} />}
        </QueryView>
      )}
    </div>
  );
}
