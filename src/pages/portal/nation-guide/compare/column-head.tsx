import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { classNames } from '@/shared/ui/styles/class-names';
import type { CountryQuery } from './joined-queries';

interface ColumnHeadProps {
  country: string;
  /** Of the column, if it has one of its own. */
  query?: CountryQuery<unknown>;
}

/** The head of a country's column; if the country failed to load, it shows an error and a retry button. */
export function ColumnHead({ country, query }: ColumnHeadProps) {
  const { t } = useTexts(['nation', 'ui']);
  const isUnread = query !== undefined && query.isFetched && query.data === undefined;
  return (
    <th role="columnheader" scope="col" className={classNames(isUnread && 'compare-unread')}>
      {country}
      {isUnread && (
        <span className="compare-unread-note" role={query.isError ? 'alert' : undefined}>
          <span>{t(query.isError ? 'notRead' : 'reading')}</span>
          <Button size="small" onClick={() => void query.refetch()}>
            {t('ui:action.retry')}
          </Button>
        </span>
      )}
    </th>
  );
}
