import type { RiskCaseRow } from '../risk-cases-schema';
import { Highlight } from '@/shared/ui/marks/highlight';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';

interface CaseLinkProps {
  row: Pick<RiskCaseRow, 'id' | 'product'>;
  /** The query string of the current list, so that the back link preserves it. */
  from: string;
  /** Words to highlight in the name. */
  query?: string;
}

/** The product of a case, linking to the case. */
export function CaseLink({ row: { id, product }, from, query = '' }: CaseLinkProps) {
  return (
    <Link to={paths.riskCaseDetails(id)} from={from} lang={product.lang}>
      <Highlight text={product.text} query={query} />
    </Link>
  );
}
