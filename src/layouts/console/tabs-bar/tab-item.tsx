import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Tab } from '@/features/tabs/tabs';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { Icon } from '@/shared/ui/controls/icon';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';

interface TabItemProps {
  tab: Tab;
  id: string;
  isCurrent: boolean;
  isUnsaved: boolean;
  isDragged: boolean;
  /** True for the only tab in the tab order. */
  isTabStop: boolean;
  onChoose: () => void;
  onClose: () => void;
  /** Closes it with the middle button: the focus stays where it is. */
  onMiddlePress: () => void;
  onMenu: (event: MouseEvent<HTMLElement>) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onPress: (event: PointerEvent<HTMLElement>) => void;
}

/** One tab: its title, a dot while it has unsaved edits, and a close button unless it is pinned. */
export function TabItem(props: TabItemProps) {
  const { tab, id, isCurrent, isUnsaved, isDragged, isTabStop, onChoose, onClose } = props;
  const { t } = useTexts('tabs');
  const title = useLabels()(tab.meta.title);
  const handleMiddle = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== MIDDLE) return;
    event.preventDefault();
    if (event.type === 'auxclick') props.onMiddlePress();
  };
  return (
    <div
      className={classNames('tabs-bar-item', isCurrent && 'is-current', isDragged && 'is-dragged')}
      role="presentation"
      data-path={tab.path}
      onContextMenu={props.onMenu}
      onAuxClick={handleMiddle}
      // A middle press would start autoscroll.
      onMouseDown={handleMiddle}
    >
      <button
        type="button"
        role="tab"
        id={id}
        aria-selected={isCurrent}
        aria-haspopup="menu"
        aria-keyshortcuts={tab.meta.affix ? 'Shift+F10' : 'Delete Shift+F10'}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onChoose}
        onKeyDown={props.onKey}
        onPointerDown={props.onPress}
      >
        {isUnsaved && <span className="tabs-bar-dot" aria-hidden="true" />}
        <span className="tabs-bar-title" title={title} lang={labelLang(tab.meta.title)}>
          {title}
        </span>
        {isUnsaved && (
          <>
            {' '}
            <VisuallyHidden>{t('unsaved')}</VisuallyHidden>
          </>
        )}
      </button>
      {!tab.meta.affix && (
        <button
          type="button"
          className="tabs-bar-close"
          tabIndex={-1}
          aria-label={t('close', { title })}
          onClick={onClose}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </div>
  );
}

const MIDDLE = 1;
