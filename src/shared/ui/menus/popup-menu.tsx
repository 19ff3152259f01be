import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './popup-menu.css';

/** One command of a menu, or with `isChecked` one of its choices; `hasRuleAbove` sets it apart from those before it. */
export interface PopupMenuItem {
  key: string;
  label: string;
  /** Shown before the label, decorative. */
  mark?: ReactNode;
  isChecked?: boolean;
  isDisabled?: boolean;
  hasRuleAbove?: boolean;
  onSelect: () => void;
}

/** The position of a menu, in pixels of the window: below `y`, from `x` to the right (`start`) or left (`end`). */
export interface MenuPlace {
  x: number;
  y: number;
  align?: 'start' | 'end';
}

/** The place right below an element, at its left (`start`) or right edge. */
export function placeBelow(element: Element, align: 'start' | 'end' = 'start'): MenuPlace {
  const { left, right, bottom } = element.getBoundingClientRect();
  return { x: align === 'start' ? left : right, y: bottom + GAP, align };
}

const GAP = 4;

interface PopupMenuProps {
  /** The accessible name of the menu. */
  label: string;
  items: readonly PopupMenuItem[];
  place: MenuPlace;
  /** Receives the focus back on Escape, Tab and a choice; handles its own presses. */
  opener: HTMLElement | null;
  /** The initially focused item. */
  focusOn?: 'first' | 'last';
  onClose: () => void;
}

/** An open menu over the page. Arrows, Home and End move; Escape, Tab, a choice and a press elsewhere close it. */
export function PopupMenu({ label, items, place, opener, focusOn = 'first', onClose }: PopupMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (menu.current === null) return;
    keepInWindow(menu.current, place);
    focusItem(menu.current, focusOn === 'first' ? 0 : -1);
  }, [place, focusOn]);
  useElsewhere(menu, opener, onClose);

  const leave = () => {
    opener?.focus();
    onClose();
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    const at = itemsOf(event.currentTarget).findIndex((item) => item === document.activeElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') leave();
    else if (target !== undefined) focusItem(event.currentTarget, target);
    // Tab continues from the opener.
    if (event.key === 'Escape' || target !== undefined) event.preventDefault();
  };
  return createPortal(
    <div
      ref={menu}
      className="popup-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKey}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map(
        ({ key, label: text, mark, isChecked, isDisabled = false, hasRuleAbove = false, onSelect }) => [
          hasRuleAbove && <hr key={`${key}-rule`} />,
          <button
            key={key}
            type="button"
            role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={isChecked}
            tabIndex={-1}
            aria-disabled={isDisabled || undefined}
            onClick={() => {
              if (isDisabled) return;
              leave();
              onSelect();
            }}
          >
            {mark}
            {text}
          </button>,
        ],
      )}
    </div>,
    document.body,
  );
}

const itemsOf = (menu: HTMLElement): Element[] => [...menu.querySelectorAll('[role^="menuitem"]')];

/** Focuses the item at `index`, wrapping around at both ends. */
function focusItem(menu: HTMLElement, index: number): void {
  const items = itemsOf(menu);
  const item = items[(index + items.length) % items.length];
  if (item instanceof HTMLElement) item.focus({ preventScroll: true });
}

const EDGE = 8;

function keepInWindow(menu: HTMLElement, { x, y, align = 'start' }: MenuPlace): void {
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.min(align === 'start' ? x : x - width, window.innerWidth - width - EDGE);
  const top = Math.min(y, window.innerHeight - height - EDGE);
  menu.style.left = `${Math.max(EDGE, left)}px`;
  menu.style.top = `${Math.max(EDGE, top)}px`;
}

/** Calls `onClose` on a press outside the menu and its opener, and when the window resizes or loses focus. */
function useElsewhere(
  menu: { current: HTMLElement | null },
  opener: HTMLElement | null,
  onClose: () => void,
): void {
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      const isInside = (box: HTMLElement | null) => target instanceof Node && box?.contains(target) === true;
      if (!isInside(menu.current) && !isInside(opener)) onClose();
    };
    document.addEventListener('pointerdown', handlePress);
    window.addEventListener('resize', onClose);
    window.addEventListener('blur', onClose);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      window.removeEventListener('resize', onClose);
      window.removeEventListener('blur', onClose);
    };
  }, [menu, opener, onClose]);
}
