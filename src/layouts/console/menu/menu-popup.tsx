import { useCallback, useId, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { MenuItem } from '@/features/menu/visible-menu';
import { ShellContext, useShell } from '../shell-context';
import { useDismiss } from '@/shared/ui/hooks/use-dismiss';
import { MenuTree } from './menu-tree';
import { popupPlace } from './popup-place';

interface MenuPopupProps {
  items: readonly MenuItem[];
  /** The content of the button. */
  children: ReactNode;
  isActive: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Below the button, or beside it. */
  side: 'below' | 'beside';
  /** Ids of the submenus that are open initially. */
  startOpen?: readonly string[];
  title?: string;
}

/** A button that opens a list of items over the page, at most 88 % of the window high. Following one closes it. */
export function MenuPopup(props: MenuPopupProps) {
  const { items, children, isActive, isOpen, onOpenChange, side, startOpen = [], title } = props;
  const shell = useShell();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(startOpen);
  const [place, setPlace] = useState<CSSProperties>();
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useDismiss(isOpen, box, button, close);
  const handleClick = () => {
    setOpen(startOpen);
    if (side === 'beside' && button.current) setPlace(popupPlace(button.current.getBoundingClientRect()));
    onOpenChange(!isOpen);
  };
  const scope = useMemo(
    () => ({
      ...shell,
      onFollow: () => {
        close();
        button.current?.focus();
      },
    }),
    [shell, close],
  );
  return (
    <div className={`menu-popup menu-popup-${side}`} ref={box}>
      <button
        ref={button}
        type="button"
        className="menu-entry"
        title={title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-current={isActive ? 'true' : undefined}
        onClick={handleClick}
      >
        {children}
      </button>
      {isOpen && (
        <div className="menu-panel" id={listId} style={place}>
          <ShellContext value={scope}>
            <MenuTree items={items} open={open} onOpenChange={setOpen} />
          </ShellContext>
        </div>
      )}
    </div>
  );
}
