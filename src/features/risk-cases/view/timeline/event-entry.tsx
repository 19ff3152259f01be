import type { RiskWarning } from '../../risk-warnings-schema';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { Highlight } from '@/shared/ui/marks/highlight';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { Link } from '@/shared/ui/controls/link';
import { PlaceName } from '../place-name';
import { useEconomyName } from '../words/use-economy-name';
import '../case-words.css';
import './events.css';

interface EventEntryProps {
  warning: RiskWarning;
  query: string;
  from: string;
}

/** One event: its day, what happened, whom it concerns, and its origin. */
export function EventEntry({ warning, query, from }: EventEntryProps) {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const list = useListText();
  const { date, title, summary, importer, exporters, step, caseId } = warning;
  const origins = exporters.length === 0 ? t('origin.all') : list(exporters.map(nameOf));
  return (
    <li className="risk-event">
      <p className="risk-event-date">
        <AsOf value={date} />
      </p>
      <div>
        <h3 lang={title.lang}>
          {caseId === null ? (
            <Highlight text={title.text} query={query} />
          ) : (
            <Link to={paths.riskCaseDetails(caseId)} from={from}>
              <Highlight text={title.text} query={query} />
            </Link>
          )}
        </h3>
        <p lang={summary.lang}>
          <Highlight text={summary.text} query={query} />
        </p>
        <p className="risk-small">
          {t(`step.${step}`)} · {nameOf(importer)} ← {origins} · <PlaceName place={warning} />
        </p>
      </div>
    </li>
  );
}
