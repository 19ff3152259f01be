import { useEffect, useRef } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { Icon } from '@/shared/ui/controls/icon';
import { Link } from '@/shared/ui/controls/link';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { EntryText } from './entry-text';
import type { SearchChoice } from './search-choices';

interface SearchOptionProps {
  id: string;
  choice: SearchChoice;
  text: string;
  isActive: boolean;
  onChoose: () => void;
}

/**
 * One choice of the list: a link, so that it can be opened in a new tab; external ones are labelled. The keyboard
 * works through the box, which stays focused.
 */
export function SearchOption({ id, choice, text, isActive, onChoose }: SearchOptionProps) {
  const { t } = useTexts(['search', 'ui']);
  const ref = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const shared = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1, onClick: onChoose };
  if (choice.kind === 'recent') {
    return (
      <div ref={ref} className="search-option" {...shared}>
        {choice.text}
      </div>
    );
  }
  if (choice.kind === 'entry' && choice.url !== undefined) {
    return (
      <a
        ref={ref}
        href={choice.url}
        target="_blank"
        rel="noopener noreferrer"
        className="search-option"
        {...shared}
      >
        <EntryText entry={choice.entry} text={text} />
        <Icon name="external" size={12} />
        <VisuallyHidden>{t('ui:link.newWindow')}</VisuallyHidden>
      </a>
    );
  }
  return (
    <Link
      ref={ref}
      to={choice.address}
      className={classNames('search-option', choice.kind === 'all' && 'search-option-all')}
      {...shared}
    >
      {choice.kind === 'all' ? t('all') : <EntryText entry={choice.entry} text={text} />}
    </Link>
  );
}
