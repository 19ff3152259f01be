import { MAX_PICKED } from '@/features/standards/standard-pick';
import type { StandardRecord } from '@/features/standards/standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Highlight } from '@/shared/ui/marks/highlight';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Tag } from '@/shared/ui/marks/tag';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { WholeDates } from '@/shared/ui/marks/whole-dates';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { useStandardWords } from '@/features/standards/view/standard-words';
import type { StandardListState } from './use-standard-list';

/** One standard in the list: a checkbox, number and titles, its kind, and on the right its status and date. */
export function StandardRow({ standard, list }: { standard: StandardRecord; list: StandardListState }) {
  const { t } = useTexts('standard');
  const words = useStandardWords();
  const { id, number, title, otherTitle, country, body, sector, adoption, indicatorCount } = standard;
  const isPicked = list.picked.includes(id);
  const facts = [
    words.country(country),
    words.facetValue('body', body),
    sector && words.facetValue('sector', sector),
    country === null ? null : words.facetValue('relation', adoption),
    indicatorCount === 0 ? null : t('indicatorCount', { count: indicatorCount }),
  ];
  return (
    <li className="standard-row">
      <label className="standard-row-pick">
        <input
          type="checkbox"
          checked={isPicked}
          disabled={!isPicked && list.picked.length >= MAX_PICKED}
          onChange={() => list.togglePicked(id)}
        />
        <VisuallyHidden>{t('pick', { number })}</VisuallyHidden>
      </label>
      <div className="standard-row-text">
        <h2 className="standard-row-title">
          <Link to={paths.standardDetails(id)} from={list.search}>
            <span className="standard-number">
              <Highlight text={number} query={list.q} />
            </span>{' '}
            {title && (
              <span lang={title.lang}>
                <Highlight text={title.text} query={list.q} />
              </span>
            )}
          </Link>
          <LanguageTag lang={title?.lang} /> <RecordMarkTag mark={standard.mark} />
        </h2>
        {otherTitle !== null && (
          <p className="standard-row-other" lang={otherTitle.lang}>
            <Highlight text={otherTitle.text} query={list.q} />
          </p>
        )}
        <p className="standard-row-facts">
          {facts.map((fact) => fact !== null && <span key={fact}>{fact}</span>)}
        </p>
      </div>
      <div className="standard-row-state">
        <Tag>{t(`status.${standard.status}`)}</Tag>
        <span className="standard-row-date">
          <WholeDates>{words.date(standard) ?? t('noDate')}</WholeDates>
        </span>
      </div>
    </li>
  );
}
