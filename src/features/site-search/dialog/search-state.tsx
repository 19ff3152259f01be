import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { isSearchable } from '../local/search-text';
import type { SiteSearch } from '../use-site-search';

/** The status of a search as one sentence; empty before anything is typed. */
export function useSearchMessage(text: string, isSettled: boolean, found: SiteSearch): string {
  const { t } = useTexts('search');
  if (text === '') return '';
  if (!isSearchable(text)) return t('tooShort');
  if (!isSettled || found.isPending) return t('loading');
  if (found.total > 0) return t('found', { count: found.total });
  return found.failed.records || found.failed.codes
    ? ''
    : t('none', { text }) + t('ui:sentenceSpace') + t('noneNext');
}

/** Reports which part of the site could not be searched, with a retry; renders nothing without failures. */
export function SearchFailure({ found: { failed } }: { found: SiteSearch }) {
  const { t } = useTexts('search');
  if (!failed.records && !failed.codes) return null;
  return (
    <Note
      tone="negative"
      role="alert"
      actions={
        <Button size="small" onClick={failed.retry}>
          {t('retry')}
        </Button>
      }
    >
      {t(failed.records ? 'failed' : 'codesFailed')}
    </Note>
  );
}
