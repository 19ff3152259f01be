import type { IndexAddress } from './index-address';
import type { IndexView } from '@/features/trade-index/index-view';
import type { ShowIndex } from './use-index-address';

/** The props of every section of the result. */
export interface ResultProps {
  view: IndexView;
  address: IndexAddress;
  onShow: ShowIndex;
  linkTo: (change: Partial<IndexAddress>) => string;
}
