import type { LawPage } from '@/features/laws/laws-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { ListHead } from '@/shared/list/list-head';
import { Button } from '@/shared/ui/controls/button';
import { LawExport } from './law-export';
import { LawSortLinks } from './law-sort-links';
import type { LawListState } from './use-law-list';

/** The number of laws and what it covers; order, clearing, file. */
export function LawListHead({ page, list }: { page: LawPage; list: LawListState }) {
  const { t } = useTexts(['law', 'list']);
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, 0);
  const isNarrowed = list.q !== '' || list.chosen > 0 || list.filters.kind.length > 0;
  const values = { total: number(page.total), available: number(page.available) };
  return (
    <ListHead
      count={t(isNarrowed ? 'law:count.found' : 'law:count.all', values)}
      actions={
        <>
          <LawSortLinks q={list.q} sort={list.sort} />
          {(list.q !== '' || list.chosen > 0) && (
            <Button size="small" onClick={list.clear}>
              {t('list:clearFilters')}
            </Button>
          )}
          {page.total > 0 && <LawExport wireOf={list.wireOf} total={page.total} />}
        </>
      }
    />
  );
}
