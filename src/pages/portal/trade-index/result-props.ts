import type { IndexAddress } from './index-address';
import type { IndexView } from './index-view';
import type { ShowIndex } from './use-index-address';

/** What every section of the result takes. */
export interface ResultProps {
  view: IndexView;
  address: IndexAddress;
  onShow: ShowIndex;
  linkTo: (change: Partial<IndexAddress>) => string;
}
