import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { NoData } from '@/shared/ui/marks/no-data';
import type { BrowseQuery } from './browse-query';
import { noRcepReason } from './no-rcep';

interface RcepCellProps<Rates> {
  rates: Rates | null;
  query: BrowseQuery;
  children: (rates: Rates) => ReactNode;
}

/**
 * RCEP rates, or why there are none for the two countries; without rates in the tariff, a note that there is no data.
 */
export function RcepCell<Rates>({ rates, query, children }: RcepCellProps<Rates>) {
  const { t } = useTexts('browse');
  const reason = noRcepReason(query);
  if (reason !== null) return <span className="no-data">{t(`noRcep.${reason}`)}</span>;
  return rates === null ? <NoData /> : children(rates);
}
