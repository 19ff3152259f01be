import { useQuery } from '@tanstack/react-query';
import { AddressNotes } from '@/features/countries/address-notes';
import { formatHs, readHsInput } from '@/features/hs/hs-code';
import { ProductChoice } from '@/features/hs/suggest/product-choice';
import { casesForProductQuery } from '@/features/risk-cases/risk-cases-api';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { FoldedForm } from '@/shared/ui/fields/folded-form';
import { PreviousResult } from '@/shared/ui/states/previous-result';
import { QueryView } from '@/shared/ui/states/query-view';
import { ScopeForm } from './scope-form';
import { ScopeResult } from './scope-result';
import { useScopeDraft } from './use-scope-draft';
import { useScopeAddress } from './use-scope-address';
import './scope.css';

/** Is my product in scope: the query in the address, the cases that may cover it below. */
export function ScopeTab() {
  const { t } = useTexts(['risk', 'list', 'countries']);
  const language = useLanguage();
  const { question, unusable, onAsk, onPick } = useScopeAddress();
  const form = useScopeDraft(question, onAsk);
  const input = readHsInput(question.hs);
  const isMalformed = input.kind === 'invalid' && input.reason === 'format';
  const hs = input.kind === 'code' ? input.digits : '';
  const { from, to } = question;
  const isWhole = hs !== '' && from !== '' && to !== '';
  const isReasonShown = unusable.from !== '' || unusable.to !== '';
  const isRequested = isWhole && from !== to;
  const requested = isRequested
    ? t('scope.result', {
        hs: formatHs(hs),
        from: t(`countries:${from}`),
        to: t(`countries:${to}`),
        date: dateInText(question.date, language),
      })
    : null;
  const found = useQuery({ ...casesForProductQuery(hs, to, language), enabled: isRequested });
  return (
    <div className="risk-scope">
      <p className="risk-scope-lead">{t('scope.lead')}</p>
      <FoldedForm question={requested} change={t('list:changeQuestion')}>
        <ScopeForm form={form} />
      </FoldedForm>
      <AddressNotes unusable={unusable} date={question.date} onPick={onPick} />
      {!isWhole && input.kind !== 'words' && (isMalformed || !isReasonShown) && (
        <EmptyState
          why={isMalformed ? t('scope.error.format') : t('scope.intro')}
          next={t('scope.introNext')}
        />
      )}
      {(isMalformed || input.kind === 'words') && (
        <ProductChoice
          typed={question.hs}
          to={to === '' ? null : to}
          onPick={(picked) => onAsk({ ...question, hs: picked })}
        />
      )}
      {isWhole && from === to && <EmptyState why={t('scope.sameCountry')} />}
      {isRequested && (
        <PreviousResult isPrevious={Object.keys(form.errors).length > 0}>
          <QueryView query={found} failure={t('scope.failure')}>
            {(data) => <ScopeResult data={data} question={{ ...question, hs }} />}
          </QueryView>
        </PreviousResult>
      )}
    </div>
  );
}
