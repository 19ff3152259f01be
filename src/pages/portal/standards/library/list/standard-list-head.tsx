import type { StandardPage } from '@/features/standards/standards-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { ListHead } from '@/shared/list/list-head';
import { Button } from '@/shared/ui/controls/button';
import { StandardExport } from './standard-export';
import type { StandardListState } from './use-standard-list';

/** The number of standards and what it covers; clearing, file. */
export function StandardListHead({ page, list }: { page: StandardPage; list: StandardListState }) {
  const { t } = useTexts(['standard', 'list']);
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, 0);
  const isNarrowed = list.q !== '' || list.chosen > 0;
  const values = { total: number(page.total), available: number(page.available) };
  return (
    <ListHead
      count={t(isNarrowed ? 'standard:count.found' : 'standard:count.all', values)}
      actions={
        <>
          {isNarrowed && (
            <Button size="small" onClick={list.clear}>
              {t('list:clearFilters')}
            </Button>
          )}
          {page.total > 0 && <StandardExport wireOf={list.wireOf} total={page.total} />}
        </>
      }
    />
  );
}
