import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Highlight } from '@/shared/ui/marks/highlight';
import { ShellContext, useShell } from '../shell-context';
import { ShellLink } from '../shell-link';
import { GROUPS } from './choice';
import type { Choice } from './choice';
import '@/features/site-search/dialog/entry-text.css';

interface PaletteListProps {
  id: string;
  text: string;
  choices: readonly Choice[];
  /** Index of the active choice, −1 for none. */
  active: number;
  onChoose: (choice: Choice) => void;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The choices by kind. */
export function PaletteList({ id, text, choices, active, onChoose, onFollow }: PaletteListProps) {
  const { t } = useTexts('palette');
  const shell = useShell();
  const scope = useMemo(() => ({ ...shell, onFollow }), [shell, onFollow]);
  return (
    // The press must not take the focus out of the box before the click has chosen.
    <div className="search-results" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('results')}>
        <ShellContext value={scope}>
          {GROUPS.filter((group) => choices.some((choice) => choice.group === group)).map((group) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className="search-group-head" role="presentation">
                {t(`group.${group}`)}
              </p>
              {choices.map((choice, place) =>
                choice.group === group ? (
                  <Option
                    key={choice.id}
                    id={`${id}-${place}`}
                    choice={choice}
                    text={text}
                    isActive={place === active}
                    onChoose={() => onChoose(choice)}
                  />
                ) : null,
              )}
            </div>
          ))}
        </ShellContext>
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  text: string;
  isActive: boolean;
  onChoose: () => void;
}

/** An address is a link, so that it can be opened in a new window; the keyboard works through the box. */
function Option({ id, choice, text, isActive, onChoose }: OptionProps) {
  const ref = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const shared = {
    ref,
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'search-option',
  };
  const words = (
    <>
      <span className="entry-title" lang={choice.lang}>
        <Highlight text={choice.title} query={text} />
      </span>
      {choice.detail && <span className="entry-detail">{choice.detail}</span>}
    </>
  );
  if (choice.address === undefined) {
    // The keyboard works through the box, which stays focused.
    const pressable = { ...shared, onClick: onChoose };
    return <div {...pressable}>{words}</div>;
  }
  return (
    <ShellLink {...shared} to={choice.address}>
      {words}
    </ShellLink>
  );
}
