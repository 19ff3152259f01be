import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import '@/shared/ui/states/old-answer.css';
import type { SearchChoice } from './search-choices';
import type { SearchGroup } from './search-entry';
import { SearchOption } from './search-option';

interface SearchResultsProps {
  id: string;
  text: string;
  choices: readonly SearchChoice[];
  groups: readonly SearchGroup[];
  /** True while `groups` are for the text as typed. */
  isSettled: boolean;
  /** Index of the active choice, −1 for none. */
  active: number;
  onChoose: (choice: SearchChoice) => void;
  onForget: () => void;
}

/** The list below the box: results by kind and the link to all of them, or recent searches. */
export function SearchResults(props: SearchResultsProps) {
  const { id, text, choices, groups, isSettled, active, onChoose, onForget } = props;
  const { t } = useTexts('search');
  const language = useLanguage();
  const isOldGroup = (group: SearchGroup) => !isSettled || group.isOld === true;
  const isRecent = choices[0]?.kind === 'recent';
  const option = (choice: SearchChoice) => {
    const place = choices.indexOf(choice);
    return (
      <SearchOption
        key={place}
        id={`${id}-${place}`}
        choice={choice}
        text={text}
        isActive={place === active}
        onChoose={() => onChoose(choice)}
      />
    );
  };
  const ofKind = (group: SearchGroup) =>
    choices.filter((choice) => choice.kind === 'entry' && choice.entry.kind === group.kind);
  return (
    // The press must not take the focus out of the box before the click has chosen.
    <div className="search-results" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t(isRecent ? 'recent' : 'results')}>
        {isRecent && (
          <p className="search-group-head" role="presentation">
            {t('recent')}
          </p>
        )}
        {choices.filter((choice) => choice.kind === 'recent').map(option)}
        {choices.length > 0 &&
          groups.map((group) => (
            <div
              key={group.kind}
              role="group"
              className="answer"
              aria-busy={isOldGroup(group)}
              aria-labelledby={`${id}-${group.kind}`}
            >
              <p id={`${id}-${group.kind}`} className="search-group-head" role="presentation">
                {t(`kind.${group.kind}`)}
                {!isOldGroup(group) && (
                  <>
                    {' '}
                    <span>{formatNumber(group.total, language, 0)}</span>
                  </>
                )}
              </p>
              {ofKind(group).map(option)}
            </div>
          ))}
        {choices.filter((choice) => choice.kind === 'all').map(option)}
      </div>
      {isRecent && (
        <Button variant="text" size="small" onClick={onForget}>
          {t('clearRecent')}
        </Button>
      )}
    </div>
  );
}
