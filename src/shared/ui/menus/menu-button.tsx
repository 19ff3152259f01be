import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { placeBelow, PopupMenu, type MenuPlace, type PopupMenuItem } from './popup-menu';

interface MenuButtonProps {
  /** Accessible name of the menu; the button's is its content. */
  label: string;
  items: readonly PopupMenuItem[];
  className?: string;
  children: ReactNode;
}

/** A button that opens a menu below itself, at its right edge; arrow down and up open it at its first and last item. */
export function MenuButton({ label, items, className, children }: MenuButtonProps) {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const openFrom = (button: HTMLElement, focusOn: 'first' | 'last') =>
    setOpen({ button, focusOn, place: placeBelow(button, 'end') });
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openFrom(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onKeyDown={handleKey}
        onClick={({ currentTarget }) => (open === null ? openFrom(currentTarget, 'first') : setOpen(null))}
      >
        {children}
      </button>
      {open !== null && (
        <PopupMenu
          label={label}
          items={items}
          place={open.place}
          opener={open.button}
          focusOn={open.focusOn}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface OpenMenu {
  button: HTMLElement;
  focusOn: 'first' | 'last';
  place: MenuPlace;
}
